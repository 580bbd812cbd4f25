import Diagnostics
import JSON

/// One row of the table of sources: what the parser, the messages, the documentation and
/// `assay query --help` know of it.
package struct SourceDeclaration: Sendable {
    enum Parameters: Sendable {
        case none
        /// A name, and after it one of these words if any.
        case name([String])
        /// One of these words, which may be left out where `isOptional`.
        case word([String], isOptional: Bool)
    }

    /// Makes the source from a name and a word; either is nil where it is not written.
    typealias Make = @Sendable (_ name: String?, _ word: String?) -> PathSource?

    package let name: String
    let parameters: Parameters
    /// What it gives, in one line.
    package let summary: String
    /// A whole path expression that uses it.
    package let example: String
    /// Nil where the source is part of the language and not built yet.
    let make: Make?

    package var isBuilt: Bool { make != nil }

    /// `header NAME`, `time [dns|connect|tls|firstByte|total]`.
    package var usage: String {
        switch parameters {
        case .none: name
        case .name(let words):
            words.isEmpty ? "\(name) NAME" : "\(name) NAME [\(words.joined(separator: "|"))]"
        case .word(let words, let isOptional):
            isOptional
                ? "\(name) [\(words.joined(separator: "|"))]" : "\(name) \(words.joined(separator: "|"))"
        }
    }

    /// What may be written after the name, at most.
    var maximumCount: Int {
        switch parameters {
        case .none: 0
        case .name(let words): words.isEmpty ? 1 : 2
        case .word: 1
        }
    }

    /// What must be written after the name.
    var minimumCount: Int {
        switch parameters {
        case .none: 0
        case .name: 1
        case .word(_, let isOptional): isOptional ? 0 : 1
        }
    }

    /// The words that may stand as the argument at an index; nil for any text.
    func words(at index: Int) -> [String]? {
        switch parameters {
        case .none: nil
        case .name(let words): index == 0 ? nil : words
        case .word(let words, _): words
        }
    }

    /// What is said of a word that is none of those it may be.
    func wrongWord(_ word: String, known: [String]) -> (message: String, hint: String?) {
        (
            "\(name) has no \"\(word)\", only \(known.joined(separator: ", "))",
            Suggestion.hint(for: word, among: known)
        )
    }

    /// The source with these arguments, or nil where one is no word that may stand there.
    func source(_ arguments: [String]) -> PathSource? {
        switch parameters {
        case .name: make?(arguments.first, arguments.dropFirst().first)
        case .none, .word: make?(nil, arguments.first)
        }
    }
}

import Diagnostics
import Foundation
import JSON
import Platform
import Specs

/// A text of the repository that may be a spec.
struct SpecText {
    /// Where it stands.
    let place: String
    let value: JSONValue
    /// What the loader says of it.
    let diagnostics: [Diagnostic]

    /// Whether the loader takes it, or would if it stood in its own surroundings.
    var isValid: Bool {
        diagnostics.allSatisfy { diagnostic in
            diagnostic.severity == .warning
                || SpecText.ofSurroundings.contains { diagnostic.message.contains($0) }
        }
    }

    /// Whether something is wrong that JSON Schema can tell: a key or a value that may not stand where it does.
    var isWrongByShape: Bool {
        diagnostics.contains { diagnostic in
            // No pattern tells that a number is too large.
            if let hint = diagnostic.hint, hint.hasSuffix(" at most") { return false }
            return SpecText.ofShape.contains {
                diagnostic.message.range(of: $0, options: .regularExpression) != nil
            }
        }
    }

    /// For a message: where it stands, and what the loader says.
    var shown: String { ([place] + diagnostics.map { $0.rendered() }).joined(separator: "\n") }

    private static let ofSurroundings = ["undefined variable", "there is no file", "there is no base"]

    private static let ofShape = [
        #"^unknown (key|matcher) "#, #"is a second one$"#,
        #"^expected (?!a path to parts).* (for|in) ".*", got "#,
        #"^this (file holds no test|test does nothing|step does nothing)$"#,
        #"holds no (test|step|condition|reply)$"#,
        #"^a (stub|capture|part) needs "#, #"^"(base|graphql|method|url|oauth2|text|xml|each|while)" needs "#,
        #"^"[A-Za-z0-9]+" is not built yet$"#, #"^"auth" (has one kind of credentials|is empty)$"#,
        #"^"\?.*" takes (?!an ISO)"#, #"needs at least one entry$"#,
        #"the name of a variable$"#, #"^a variable('s name may not hold a template| needs a name)$"#,
        #"^the name is empty$"#,
    ]

    /// All that there are: the specs, the cases, the blocks of the documentation, and the strings in the sources of tests.
    static let all: [SpecText] = ["specs", "docs", "README.md", "Tests"].flatMap { files(in: $0) }
        .flatMap { texts(in: $0) }

    /// The paths of the files in a folder of the repository, or the file itself.
    private static func files(in folder: String) -> [String] {
        let root = SchemaValidator.root
        guard
            let inner = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
        else { return [folder] }
        let names = inner.compactMap { $0 as? String }.sorted().map { "\(folder)/\($0)" }
        return names.isEmpty ? [folder] : names
    }

    private static func texts(in path: String) -> [SpecText] {
        let place = SchemaValidator.root.appending(path: path)
        let kind = place.pathExtension
        guard ["json", "jsonc", "md", "swift"].contains(kind),
            let text = try? String(contentsOf: place, encoding: .utf8)
        else { return [] }
        switch kind {
        case "md":
            return text.matches(of: /```jsonc?\n(.*?)\n```/.dotMatchesNewlines()).compactMap {
                SpecText(String($0.1), from: path, in: place)
            }
        case "swift":
            let blocks = text.matches(of: /"""\n(.*?)\n *"""/.dotMatchesNewlines()).map { String($0.1) }
            let lines = text.matches(of: /#"(\{.*?\})"#/).map { String($0.1) }
            return (blocks + lines).compactMap { SpecText($0, from: path, in: place) }
        default: return [SpecText(text, from: path, in: place)].compactMap { $0 }
        }
    }

    /// Nil for what is no JSON object, or has no key by which a spec is known.
    private init?(_ text: String, from path: String, in file: URL) {
        let bytes = Array(text.utf8)
        guard let tree = try? JSONParser.parseLocated(bytes, dialect: .commented),
            case .object(let object) = tree.value, object.hasDistinctNames,
            object.members.contains(where: { Self.marks.contains($0.key) }), tree.value.isText
        else { return nil }
        place = path
        value = tree.value
        let loader = SpecLoader(files: Surroundings.real().files)
        diagnostics =
            loader.load(
                SourceText(name: "spec.json", text: text), folder: file.deletingLastPathComponent().path()
            ).diagnostics
    }

    private static let marks: Set = [
        "tests", "steps", "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "method",
        "SOAP",
        "set", "stubs", "setup", "defaults", "expect",
    ]
}

extension JSONValue {
    /// Whether all strings in it are Unicode, as other programs want them.
    fileprivate var isText: Bool {
        switch self {
        case .surrogates: false
        case .array(let elements): elements.allSatisfy(\.isText)
        case .object(let object):
            object.members.allSatisfy { !$0.keyHasSurrogate && $0.value.isText }
        default: true
        }
    }
}

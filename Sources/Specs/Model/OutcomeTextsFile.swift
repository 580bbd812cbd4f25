import Diagnostics
import JSON
import Platform

/// A file that says what codes mean: a JSON object of texts.
enum OutcomeTextsFile {
    /// Reads the file at a path.
    static func read(
        _ path: String, files: any FileSystem
    ) throws(OutcomeTextsProblem) -> TextDictionary<String> {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try files.read(path)
        } catch {
            throw .file(error)
        }
        let source = SourceText(name: path, bytes: bytes)
        let tree: LocatedJSON
        do throws(JSONSyntaxError) {
            tree = try JSONParser.parseLocated(bytes, dialect: .commented)
        } catch {
            throw .syntax(error.diagnostic(in: source))
        }
        guard case .object(let members) = tree.content else { throw .notTexts(tree, in: source) }
        var texts = TextDictionary<String>()
        for member in members where !SpecReader.isRemark(member.key) {
            guard case .string(let text) = member.value.content else {
                throw .notText(member.value, in: source)
            }
            texts[member.key] = text
        }
        return texts
    }
}

/// Why a file gives no texts.
enum OutcomeTextsProblem: Error {
    case file(FileError)
    case syntax(Diagnostic)
    /// The file is no object.
    case notTexts(LocatedJSON, in: SourceText)
    /// One of its values is no text.
    case notText(LocatedJSON, in: SourceText)

    /// What is wrong, at its place in the file where that is known.
    func diagnostic(at place: SourceLocation) -> Diagnostic {
        switch self {
        case .file(let error): Diagnostic(error.message, at: place)
        case .syntax(let diagnostic): diagnostic
        case .notTexts(let json, let source):
            Diagnostic(
                "expected an object of codes and their texts, got \(json.words)",
                at: SourceLocation(source: source, range: json.range))
        case .notText(let json, let source):
            Diagnostic(
                "expected the text of a code, got \(json.words)",
                at: SourceLocation(source: source, range: json.range))
        }
    }
}

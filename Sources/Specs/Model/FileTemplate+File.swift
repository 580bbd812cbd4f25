import Diagnostics
import HTTP
import Platform
import Templates

extension FileTemplate.Form {
    /// What the extension of a file says of its text.
    static func of(_ path: String) -> FileTemplate.Form {
        let type = FileMediaType.of(path)
        if type.hasSuffix("json") { return .json }
        if type == "text/html" { return .html }
        return type.hasSuffix("xml") || type == "application/x-plist" ? .xml : .text
    }
}

/// Why a file is no template.
enum TemplateFileProblem: Error {
    case file(FileError)
    case notUTF8(path: String)
    case syntax(TemplateSyntaxError, in: SourceText)
}

extension FileTemplate {
    /// Reads the file at a path.
    init(
        path: String, form: Form?, files: any FileSystem
    ) throws(TemplateFileProblem) {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try files.read(path)
        } catch {
            throw .file(error)
        }
        guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8(path: path) }
        let source = SourceText(name: path, bytes: bytes)
        do throws(TemplateSyntaxError) {
            try self.init(source, form: form ?? .of(path))
        } catch {
            throw .syntax(error, in: source)
        }
    }
}

extension TemplateFileProblem {
    /// What is wrong, at its place in the file where that is known.
    func diagnostic(at place: SourceLocation) -> Diagnostic {
        switch self {
        case .file(let error): Diagnostic(error.message, at: place)
        case .notUTF8(let path): Diagnostic("\(quoted(path)) is not UTF-8 text", at: place)
        case .syntax(let error, let source):
            Diagnostic(
                error.message,
                at: SourceLocation(source: source, range: error.offset..<error.offset + error.length),
                hint: error.hint)
        }
    }
}

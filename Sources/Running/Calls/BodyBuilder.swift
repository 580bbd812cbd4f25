import Diagnostics
import HTTP
import JSON
import Platform
import SOAP
import Specs
import Templates
import Text

/// Makes the bytes of a call's body and the headers that belong to them.
struct BodyBuilder {
    struct Message {
        var body: RequestBody?
        /// Headers that the body brings, where the author gives none of the name.
        var headers: [(name: String, value: String)] = []
        var soapVersion: SOAPVersion?
    }

    let filling: Filling
    let files: any FileSystem

    func build(_ call: Call) throws(StepProblem) -> Message {
        switch call.body {
        case .none: return Message()
        case .json(let template):
            return message(try filling.value(template).writtenUTF8(), "application/json")
        case .form(let template): return try form(template, call.options)
        case .text(let template):
            return message(Array(try filling.text(template).utf8), "text/plain; charset=utf-8")
        case .xml(let template):
            return message(Array(try filling.text(template, escaping: .xml).utf8), "application/xml")
        case .file(let reference):
            let (bytes, path) = try read(reference)
            return message(bytes, FileMediaType.of(path))
        case .soap(let template): return try soap(template, call)
        }
    }

    private func message(_ bytes: [UInt8], _ contentType: String) -> Message {
        Message(body: RequestBody(bytes, contentType: contentType))
    }

    private func form(_ template: TemplatedJSON, _ options: CallOptions) throws(StepProblem) -> Message {
        let style = try filling.setting(options.arrays) ?? .repeated
        let value = try filling.value(template)
        do throws(ParameterProblem) {
            let pairs = try ParameterList(value, style: style).pairs
            return message(
                Array(FormEncoding.serialize(pairs).utf8), "application/x-www-form-urlencoded")
        } catch {
            throw StepProblem(.variableError, error.message, at: template.location)
        }
    }

    private func soap(_ template: EnvelopeTemplate, _ call: Call) throws(StepProblem) -> Message {
        var action: String?
        if let written = template.action { action = try filling.text(written) }
        let envelope = try EnvelopeFilling(filling: filling, files: files).envelope(
            template, namespaces: try filling.namespaces(call.namespaces))
        return Message(
            body: RequestBody(envelope.bytes),
            headers: envelope.version.headers(action: action, charset: envelope.charset),
            soapVersion: envelope.version)
    }

    private func read(_ reference: FileReference) throws(StepProblem) -> (bytes: [UInt8], path: String) {
        let name = try filling.text(reference.path)
        let path = FilePath.joined(base: reference.folder, relative: name)
        do throws(FileError) {
            return (try files.read(path), path)
        } catch {
            throw StepProblem(error, at: reference.path.location)
        }
    }
}

/// The media type that a file's name stands for.
enum FileMediaType {
    private static let types = [
        "json": "application/json", "xml": "application/xml", "txt": "text/plain", "csv": "text/csv",
        "html": "text/html", "htm": "text/html", "css": "text/css", "js": "text/javascript",
        "pdf": "application/pdf", "zip": "application/zip", "gz": "application/gzip", "png": "image/png",
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "svg": "image/svg+xml",
        "webp": "image/webp", "yaml": "application/yaml", "yml": "application/yaml", "md": "text/markdown",
    ]

    /// By the extension; `application/octet-stream` where it tells nothing.
    static func of(_ path: String) -> String {
        FilePath.fileExtension(of: path).flatMap { types[$0.lowercased()] } ?? "application/octet-stream"
    }
}

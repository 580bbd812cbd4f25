import HTTP
import JSON
import Platform
import SOAP
import Specs
import Templates
import Text

/// Makes the bytes of a call's body and the headers that belong to them.
struct MessageBuilder {
    struct Message {
        var body: RequestBody?
        /// Whether the type of the body takes the place of the author's, which lacks something.
        var replacesType = false
        /// Headers that the body brings, where the author gives none of the name.
        var headers: [(name: String, value: String)] = []
        var soapVersion: SOAPVersion?
    }

    let scope: any VariableScope
    let files: any FileSystem
    let random: any RandomSource
    /// How arrays in a form are written.
    let arrays: ArrayStyle
    /// The `Content-Type` of the author.
    let authoredType: String?

    func build(_ call: Call) throws(StepProblem) -> Message {
        switch call.body {
        case .none: return Message()
        case .json(let template):
            let value = try filling { () throws(FillingError) in try template.json(in: scope) }
            return message(value.writtenUTF8(), "application/json")
        case .form(let template):
            let parameters = try ParameterList.read(template, in: scope, style: arrays)
            return message(
                Array(parameters.encoded(FormEncoding.encode).utf8), "application/x-www-form-urlencoded")
        case .text(let template):
            let text = try filling { () throws(FillingError) in try template.text(in: scope) }
            return message(Array(text.utf8), "text/plain; charset=utf-8")
        case .xml(let template):
            let text = try filling { () throws(FillingError) in
                try template.text(in: scope, escaping: .xml)
            }
            return message(Array(text.utf8), "application/xml")
        case .multipart(let parts):
            let (body, replacesType) = try MultipartBuilder(scope: scope, files: files, random: random)
                .build(parts, authored: authoredType, at: call.url.location)
            return Message(body: body, replacesType: replacesType)
        case .plist(let template):
            let text = try filling { () throws(FillingError) in try template.propertyList(in: scope) }
            return message(Array(text.utf8), "application/x-plist")
        case .graphql(let template):
            let value = try filling { () throws(FillingError) in try template.filled(in: scope) }
            return message(value.writtenUTF8(), "application/json")
        case .base64(let template):
            return message(
                try filling { () throws(FillingError) in try template.base64(in: scope) },
                "application/octet-stream")
        case .file(let reference):
            let (path, content) = try filling { () throws(FillingError) in
                (try reference.path(in: scope), try reference.content(in: scope, files: files))
            }
            return Message(body: RequestBody(content, contentType: FileMediaType.of(path)))
        case .template(let template):
            let (path, text) = try filling { () throws(FillingError) in
                (try template.file.path(in: scope), try template.text(in: scope, files: files))
            }
            return message(Array(text.utf8), FileMediaType.of(path))
        case .soap(let template): return try soap(template, call)
        }
    }

    private func message(_ bytes: [UInt8], _ contentType: String) -> Message {
        Message(body: RequestBody(bytes, contentType: contentType))
    }

    private func soap(_ template: EnvelopeTemplate, _ call: Call) throws(StepProblem) -> Message {
        let (action, envelope) = try filling { () throws(FillingError) in
            (
                try template.action?.text(in: scope),
                try template.built(in: scope, namespaces: call.namespaces, files: files)
            )
        }
        return Message(
            body: RequestBody(envelope.bytes),
            headers: envelope.version.headers(action: action, charset: envelope.charset),
            soapVersion: envelope.version)
    }
}

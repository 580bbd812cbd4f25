import Diagnostics
import HTTP
import JSON
import Platform
import SOAP
import Specs
import Templates

extension StubReply {
    /// The reply with its templates filled in.
    ///
    /// - Throws: what cannot be filled in, or sent over HTTP.
    func answer(
        in scope: any VariableScope, namespaces: Namespaces, files: any FileSystem
    ) throws(StubReplyProblem) -> StubAnswer {
        let answer: StubAnswer
        do throws(FillingError) {
            answer = try filled(in: scope, namespaces: namespaces, files: files)
        } catch {
            throw StubReplyProblem(
                message: error.message + (error.hint.map { " (\($0))" } ?? ""),
                place: error.location.description)
        }
        return try answer.checked()
    }

    private func filled(
        in scope: any VariableScope, namespaces: Namespaces, files: any FileSystem
    ) throws(FillingError) -> StubAnswer {
        var authored: [Header] = []
        var withheld: [String] = []
        for field in headers {
            let (name, values) = try field.filled(in: scope)
            if let values {
                authored += values.map { Header(name, $0) }
            } else {
                withheld.append(name)
            }
        }
        let (type, bytes) = try content(in: scope, namespaces: namespaces, files: files)
        if let type, !authored.contains(named: "Content-Type"),
            !withheld.contains(where: { Token.equal($0, "Content-Type") })
        {
            authored.append(Header("Content-Type", type))
        }
        return StubAnswer(status: try status.value(in: scope), headers: authored, body: bytes)
    }

    private func content(
        in scope: any VariableScope, namespaces: Namespaces, files: any FileSystem
    ) throws(FillingError) -> (type: String?, bytes: [UInt8]) {
        switch body {
        case .none: return (nil, [])
        case .json(let json): return ("application/json", try json.json(in: scope).writtenUTF8())
        case .text(let text): return ("text/plain; charset=utf-8", Array(try text.text(in: scope).utf8))
        case .xml(let xml):
            return ("application/xml", Array(try xml.text(in: scope, escaping: .xml).utf8))
        case .envelope(let envelope):
            let built = try envelope.built(in: scope, namespaces: namespaces, files: files)
            return (built.version.contentType(action: nil, charset: built.charset), built.bytes)
        }
    }
}

extension StubAnswer {
    /// - Throws: where a status or header is none that HTTP can carry.
    fileprivate func checked() throws(StubReplyProblem) -> StubAnswer {
        guard (200...999).contains(status) else {
            throw StubReplyProblem(message: "expected a status from 200 to 999, got \(status)")
        }
        for header in headers {
            guard Token.isValid(header.name) else {
                throw StubReplyProblem(message: "\"\(header.name)\" is no name of a header")
            }
            guard RequestValidation.isHeaderValue(header.value) else {
                throw StubReplyProblem(message: "the value of the header \(header.name) holds a line break")
            }
        }
        return self
    }
}

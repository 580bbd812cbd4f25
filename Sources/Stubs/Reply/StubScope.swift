import HTTP
import JSON
import Paths
import Platform
import Templates

/// What the templates of a reply see: the request, and the variables of the file.
struct StubScope: VariableScope {
    /// Nil where the file gives none.
    let file: (any VariableScope & Sendable)?
    let address: String
    let request: StubRequest
    let subject: StubRequestSubject
    /// Where expected values in files are read.
    let files: any FileSystem
    /// What the `{name}`s of the rule's path hold.
    var parameters = TextDictionary<String>()

    func value(of name: String) throws(TemplateError) -> JSONValue {
        if let file { return try file.value(of: name) }
        throw TemplateError("there is no variable \"\(name)\" here")
    }

    func generate(_ generator: Generator) throws(TemplateError) -> JSONValue {
        if let file { return try file.generate(generator) }
        throw TemplateError("there are no generators here")
    }

    func environment(_ name: String) throws(TemplateError) -> JSONValue {
        if let file { return try file.environment(name) }
        throw TemplateError("there is no environment here")
    }

    func stubAddress() throws(TemplateError) -> JSONValue { .string(address) }

    func request(_ source: RequestSource) throws(TemplateError) -> PathValue {
        do throws(PathError) {
            return try part(source)
        } catch {
            throw TemplateError("the request: \(error.message)")
        }
    }

    private func part(_ source: RequestSource) throws(PathError) -> PathValue {
        switch source {
        case .method: .untyped(.string(request.method))
        case .url: .untyped(.string(request.target))
        case .body: .untyped(.string(try subject.bodyText()))
        case .path(let name): parameters[name].map { .untyped(.string($0)) } ?? .absent
        case .query(let name): .lines(request.query(name))
        case .header(let name): .lines(request.headers.values(of: name))
        case .cookie(let name): .lines(request.cookies(name))
        case .form(let name): .lines(StubRequest.values(of: name, in: request.form))
        case .content(let path): try path.expression.evaluate(on: subject)
        }
    }
}

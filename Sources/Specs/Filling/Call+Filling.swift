import Diagnostics
package import HTTP
package import JSON
import Platform
package import Templates
import Text

extension HeaderField {
    /// The name and the values to send, each a line of its own; no values (nil) where it is not sent.
    package func filled(in scope: any VariableScope) throws(FillingError) -> (name: String, values: [String]?)
    {
        let name = try self.name.text(in: scope)
        guard let value else { return (name, nil) }
        switch try value.json(in: scope) {
        case .null: return (name, nil)
        case .array(let elements):
            var lines: [String] = []
            for element in elements { lines.append(try line(element, of: name, value)) }
            return (name, lines)
        case let single: return (name, [try line(single, of: name, value)])
        }
    }

    private func line(
        _ json: JSONValue, of name: String, _ value: TemplatedJSON
    ) throws(FillingError) -> String {
        if let text = json.scalarText { return text }
        throw FillingError(
            "the header \(quoted(name)) is text, got \(json.words)",
            at: SourceLocation(source: value.source, range: value.tree.range))
    }
}

extension CookieField {
    /// The name and the value to send; no value (nil) where the cookie is held back.
    package func filled(in scope: any VariableScope) throws(FillingError) -> (name: String, value: String?) {
        (try name.text(in: scope), try value?.text(in: scope))
    }
}

extension CallAuthentication {
    /// What the request says of itself; nil where that is nothing, or has to be fetched.
    package func filled(in scope: any VariableScope) throws(FillingError) -> Authentication? {
        switch self {
        case .basic(let user, let password):
            .basic(user: try user.text(in: scope), password: try password.text(in: scope))
        case .bearer(let token): .bearer(try token.text(in: scope))
        case .challenged(let scheme, let user, let password):
            .challenged(
                ChallengedLogin(
                    scheme, user: try user.text(in: scope), password: try password.text(in: scope)))
        case .negotiate(let isWanted):
            try isWanted.value(in: scope) ? .challenged(ChallengedLogin(.negotiate)) : nil
        case .oauth2: nil
        }
    }
}

extension Namespaces {
    /// The namespaces by prefix.
    package func filled(in scope: any VariableScope) throws(FillingError) -> TextDictionary<String> {
        var filled = TextDictionary<String>()
        for binding in bindings { filled[binding.prefix] = try binding.uri.text(in: scope) }
        return filled
    }
}

extension Base {
    /// The base as an absolute URL.
    package func url(in scope: any VariableScope) throws(FillingError) -> String {
        switch self {
        case .url(let url): return try url.url(in: scope)
        case .parts(let parts):
            return Base.text(
                scheme: try parts.scheme?.text(in: scope), host: try parts.host.text(in: scope),
                port: try parts.port?.text(in: scope), path: try parts.path?.text(in: scope))
        }
    }
}

extension FileReference {
    /// The path as the file system knows it.
    package func path(in scope: any VariableScope) throws(FillingError) -> String {
        FilePath.joined(base: folder, relative: try path.text(in: scope))
    }
}

extension JSONValue {
    /// A scalar as text; nil for null, arrays, objects and strings with a lone surrogate.
    var scalarText: String? {
        switch self {
        case .string(let text): text
        case .number(let number): number.text
        case .boolean(let value): value ? "true" : "false"
        case .null, .array, .object, .surrogates: nil
        }
    }
}

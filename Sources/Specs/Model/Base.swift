import Diagnostics
package import Templates

/// What relative URLs are appended to (LANGUAGE.md §2, *URLs*).
package enum Base: Sendable {
    case url(Located<Template>)
    indirect case parts(BaseParts)
}

/// A base given as `{ scheme host port path }`.
package struct BaseParts: Sendable {
    /// `http` where it is not given.
    package let scheme: Located<Template>?
    package let host: Located<Template>
    /// A number, or text that holds a template.
    package let port: Located<Template>?
    package let path: Located<Template>?

    package init(
        scheme: Located<Template>?, host: Located<Template>, port: Located<Template>?,
        path: Located<Template>?
    ) {
        self.scheme = scheme
        self.host = host
        self.port = port
        self.path = path
    }
}

extension Base {
    /// The URL that parts make: `http` unless a scheme is given, one `/` before the path.
    static func text(scheme: String?, host: String, port: String?, path: String?) -> String {
        let isAddress = host.contains(":") && !host.hasPrefix("[")
        var text = "\(scheme ?? "http")://" + (isAddress ? "[\(host)]" : host)
        if let port, !port.isEmpty { text += ":\(port)" }
        if let path, !path.isEmpty { text += path.hasPrefix("/") ? path : "/" + path }
        return text
    }
}

extension Base {
    /// The file that it stands in.
    var source: SourceText {
        switch self {
        case .url(let url): url.location.source
        case .parts(let parts): parts.host.location.source
        }
    }
}

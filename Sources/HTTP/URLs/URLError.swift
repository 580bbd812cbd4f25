/// A URL that cannot be used.
package enum URLError: Error, Equatable {
    /// No `scheme://` at its front.
    case notAbsolute(String)
    case noHost(String)
    /// The port is no number from 0 to 65535.
    case badPort(String, url: String)
    /// A character that no host may hold, or a `[` without a `]`.
    case badHost(String, url: String)
    /// `localhost:8080/x`: a host and a port without a scheme.
    case hostWithoutScheme(String)
    /// `user:/x`, where no module is named `user`.
    case unknownModule(String, url: String)
    /// A URL that begins at a base where there is no base.
    case noBase(String)

    package var message: String {
        switch self {
        case .notAbsolute(let url):
            "\"\(url)\" is no absolute URL: it must begin with http:// or https://"
        case .noHost(let url): "the URL \"\(url)\" has no host"
        case .badPort(let port, let url):
            "the URL \"\(url)\" has the port \"\(port)\", expected a number from 0 to 65535"
        case .badHost(let host, let url): "the URL \"\(url)\" has \"\(host)\" for a host, which none can be"
        case .hostWithoutScheme(let url):
            "\"\(url)\" is a host without a scheme: write \"http://\(url)\""
        case .unknownModule(let name, let url):
            "\"\(url)\" begins with the module \"\(name)\", which is not known"
        case .noBase(let url):
            "\"\(url)\" is relative and there is no base: write the whole URL or set \"base\""
        }
    }
}

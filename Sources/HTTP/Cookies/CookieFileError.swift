/// A line of a cookie file that is no cookie. It shows nothing of the line: cookies are as good as passwords.
package struct CookieFileError: Error, Hashable {
    package enum Reason: Error, Hashable {
        case notUTF8, controlCharacter
        case fields(Int)
        case domain
        case flag(field: Int)
        case path, end, empty
    }

    /// Counted from 1.
    package let line: Int
    package let reason: Reason

    package init(line: Int, reason: Reason) {
        self.line = line
        self.reason = reason
    }

    /// The end of `jar.txt:3: …`.
    package var message: String { reason.words }
}

extension CookieFileError.Reason {
    fileprivate var words: String {
        switch self {
        case .notUTF8: "the line is no UTF-8"
        case .controlCharacter: "the line holds a control character"
        case .fields(let count):
            "expected 7 fields divided by tabs (domain, subdomains, path, secure, expires, name, value), got \(count)"
        case .domain: "expected a host name or an address in field 1"
        case .flag(let field): "expected TRUE or FALSE in field \(field)"
        case .path: "expected a path that begins with / in field 3"
        case .end: "expected a number of seconds since 1970, or 0, in field 5"
        case .empty: "the cookie has neither a name nor a value"
        }
    }
}

import Text

/// Who the author of a request says to be.
package enum Authentication: Sendable, Hashable {
    /// RFC 7617, both as UTF-8.
    case basic(user: String, password: String)
    /// RFC 6750.
    case bearer(String)

    /// The value of the `Authorization` header.
    package var headerValue: String {
        switch self {
        case .basic(let user, let password): "Basic " + Base64.encode(Array("\(user):\(password)".utf8))
        case .bearer(let token): "Bearer " + token
        }
    }
}

import Platform
import Text

extension SetCookie {
    /// The date of `Expires` as ISO 8601 in UTC; as written where it is no date, nil where it is absent.
    package var expiryText: String? {
        guard let expires else { return expiresText }
        return DateTime(secondsSinceEpoch: Int(expires.seconds)).iso8601
    }
}

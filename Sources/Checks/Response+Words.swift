import HTTP
import Text

extension Response {
    /// `404 Not Found`, or the number alone where the server gives no reason.
    var statusLine: String {
        reason.isEmpty ? "\(status)" : "\(status) \(VisibleText.escaped(reason))"
    }
}

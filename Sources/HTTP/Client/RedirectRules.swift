import Text

/// How a redirect changes a request (Fetch §4.4, HTTP-redirect fetch).
enum RedirectRules {
    /// The `Location` of an answer that is a redirect; nil for any other, and where it is empty.
    ///
    /// - Throws: where there are several that differ.
    static func location(of response: Response) throws(TransportError) -> String? {
        guard [301, 302, 303, 307, 308].contains(response.status) else { return nil }
        let lines = response.header("Location").filter { !$0.isEmpty }
        guard let first = lines.first else { return nil }
        if let other = lines.first(where: { !$0.utf8.elementsEqual(first.utf8) }) {
            throw .badRedirect(
                location: first, from: response.url.requestText,
                detail: "a second Location says \"\(VisibleText.escaped(other))\"")
        }
        return first
    }

    /// Whether the next request is a GET without body.
    static func becomesGet(_ method: String, status: Int) -> Bool {
        switch status {
        case 301, 302: method == "POST"
        case 303: method != "GET" && method != "HEAD"
        default: false
        }
    }

    /// What describes a body goes with it.
    static let bodyHeaders = [
        "Content-Type", "Content-Length", "Content-Encoding", "Content-Language", "Content-Location",
        "Transfer-Encoding",
    ]

    /// What was meant for one server alone is not told to another one.
    static let originHeaders = ["Authorization", "Proxy-Authorization", "Cookie", "Host"]
}

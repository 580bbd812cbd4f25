import HTTP
import Text

extension TokenProblem {
    var isTimeout: Bool { if case .noAnswer(_, let isTimeout, _) = self { isTimeout } else { false } }

    /// Whether somebody else's interruption ended the request; whoever waited for it may try again.
    var isInterruption: Bool {
        if case .noAnswer(_, _, let isInterruption) = self { isInterruption } else { false }
    }

    /// What happened, for the reader of a report.
    func message(from url: HTTPURL) -> String { "no token from \(url.requestText): \(words)" }

    /// What a server says, on one line.
    private static func line(_ text: String) -> String {
        let words = text.split { $0 == "\n" || $0 == "\r\n" || $0 == "\t" }
        return VisibleText.escaped(words.joined(separator: " "))
    }

    private var words: String {
        switch self {
        case .noAnswer(let detail, _, _): return detail
        case .refused(let status, let error, let description):
            let detail = description.map { " (\(TokenProblem.line($0)))" } ?? ""
            return "it answered \(status) with the error \"\(TokenProblem.line(error))\"\(detail)"
        case .failed(let status): return "it answered \(status)"
        case .noJSON(let status, let type):
            return
                "its answer (\(status)\(type.map { ", " + VisibleText.escaped($0) } ?? "")) is no JSON object"
        case .noToken(let status): return "its answer (\(status)) has no \"access_token\""
        case .unknownType(let type):
            return "its \"token_type\" is \"\(VisibleText.escaped(type))\", expected Bearer"
        }
    }
}

import HTTP
import JSON
import Matching
import Paths
import Results
import Specs

/// Status, media type, headers and cookies.
extension AnswerCheck {
    mutating func checkStatus() {
        guard let status = expected.status else { return }
        // A failure that is expected comes with 500 as often as not: only the step's own word counts.
        if (expected.fault != nil || expected.outcome != nil) && !status.isOwn { return }
        begin()
        switch status.rule {
        case .oneOf(let patterns):
            let response = subject.response
            guard !patterns.contains(where: { $0.matches(response.status) }) else { return }
            let wanted = AnswerCheck.list(patterns.map(\.description))
            fail(
                .statusMismatch, "status", "expected \(wanted), got \(response.statusLine)",
                at: status.location ?? step, expected: wanted, actual: response.statusLine)
        case .matching(let matcher):
            let code = JSONValue.number(JSONNumber(subject.response.status))
            fail(.statusMismatch, matcher.mismatches(of: .json(code), label: "status"))
        }
    }

    mutating func checkType() {
        guard let type = expected.type else { return }
        let subject = subject
        check(type, .typeMismatch, label: "type") { () throws(PathError) in try subject.value(of: .type) }
    }

    mutating func checkHeaders() {
        for header in expected.headers {
            begin()
            fail(
                .headerMismatch,
                header.value.value.mismatches(
                    ofLines: subject.response.header(header.name), label: "header \(header.name)"))
        }
    }

    mutating func checkMeasures() {
        let subject = subject
        if let time = expected.time {
            let took = JSONValue.string("\(Milliseconds.number(subject.exchange.time))ms")
            check(time, .timeMismatch, label: "time") { () throws(PathError) in .untyped(took) }
        }
        if let size = expected.size {
            check(size, .sizeMismatch, label: "size") { () throws(PathError) in
                try subject.value(of: .size(.decoded))
            }
        }
    }

    mutating func checkRedirects() {
        guard let redirects = expected.redirects else { return }
        let hops = subject.exchange.hops.map { $0.view(lowersNames: true) }
        check(redirects, .redirectMismatch, label: "redirects") { () throws(PathError) in .json(.array(hops))
        }
    }

    mutating func checkCookies() {
        let subject = subject
        for cookie in expected.cookies {
            let count = subject.response.setCookies.count { TextEquality.equal($0.name, cookie.name) }
            let note = count > 1 ? " (the answer sets the cookie \(count) times, the last counts)" : ""
            for part in cookie.parts {
                let label = "cookie \(cookie.name)" + (part.name == .value ? "" : " \(part.name.rawValue)")
                check(part.value, .cookieMismatch, label: label, note: note) { () throws(PathError) in
                    try subject.value(of: .cookie(cookie.name, part.name))
                }
            }
        }
    }

    /// `200, 201 or 204`.
    private static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}

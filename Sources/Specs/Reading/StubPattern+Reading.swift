import Diagnostics
import HTTP
import Text

extension StubPattern {
    /// A text that is no pattern: the bytes of it that are wrong.
    struct Wrong: Error {
        let message: String
        let offset: Int
        let length: Int
        var hint: String?
    }

    private static let form = "expected a method and a path such as \"GET /notes/{id}\", or \"*\""
    private static let addressForm = "expected an address such as \"GET https://api.example.test/notes/{id}\""

    /// Reads `GET /notes/{id}`, `* /notes`, `GET *` or `*`, and `GET https://api.example.test/notes`, whose method
    /// may be left out.
    static func reading(_ text: String) -> Result<StubPattern, Wrong> {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        func offset(_ word: Substring) -> Int {
            text.utf8.distance(from: text.startIndex, to: word.startIndex)
        }
        if text == "*" { return .success(StubPattern(method: nil, segments: nil)) }
        if let last = words.last, let scheme = last.firstRange(of: "://") {
            guard words.count <= 2 else {
                return .failure(Wrong(message: addressForm, offset: 0, length: text.utf8.count))
            }
            let method = words.count == 2 ? String(words[0]) : "*"
            if let wrong = wrong(method: method) { return .failure(wrong) }
            return address(last, schemeEnd: scheme.upperBound, offset: offset(last)).map {
                StubPattern(origin: $0.origin, method: method == "*" ? nil : method, segments: $0.segments)
            }
        }
        guard words.count == 2, words.allSatisfy({ !$0.isEmpty }) else {
            let hint = text.hasPrefix("/") ? "for any method: \"* \(text)\"" : nil
            return .failure(Wrong(message: form, offset: 0, length: text.utf8.count, hint: hint))
        }
        let method = String(words[0])
        if let wrong = wrong(method: method) { return .failure(wrong) }
        return segments(of: words[1], offset: offset(words[1])).map {
            StubPattern(method: method == "*" ? nil : method, segments: $0)
        }
    }

    private static let methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]

    private static func wrong(method: String) -> Wrong? {
        guard method == "*" || Token.isValid(method) else {
            return Wrong(
                message: "\(quoted(method)) is no method of HTTP", offset: 0, length: method.utf8.count)
        }
        guard let upper = Suggestion.nearest(to: method, among: methods), method != upper, method != "*",
            method.uppercased() == upper
        else { return nil }
        return Wrong(
            message: "methods are written in capital letters", offset: 0, length: method.utf8.count,
            hint: "did you mean \"\(upper)\"?")
    }

    /// `https://api.example.test/notes`: without a path, the path `/`.
    private static func address(
        _ text: Substring, schemeEnd: String.Index, offset: Int
    ) -> Result<(origin: Origin, segments: [Segment]?), Wrong> {
        let end = text[schemeEnd...].firstIndex { "/?#".contains($0) } ?? text.endIndex
        let head = text[..<end]
        do throws(URLError) {
            let url = try HTTPURL(String(head))
            guard url.userInformation == nil else {
                return .failure(
                    Wrong(message: "an address has no user", offset: offset, length: head.utf8.count))
            }
            let path = text[end...]
            if path.isEmpty { return .success((url.origin, [.literal("")])) }
            return segments(of: path, offset: offset + head.utf8.count).map { (url.origin, $0) }
        } catch {
            return .failure(Wrong(message: error.message, offset: offset, length: head.utf8.count))
        }
    }

    private static func segments(of path: Substring, offset: Int) -> Result<[Segment]?, Wrong> {
        if path == "*" { return .success(nil) }
        guard path.hasPrefix("/") else {
            return .failure(
                Wrong(
                    message: "a path begins with \"/\"", offset: offset, length: path.utf8.count,
                    hint: "did you mean \"/\(path)\"?"))
        }
        if let mark = path.firstIndex(where: { $0 == "?" || $0 == "#" }) {
            let skipped = path.utf8.distance(from: path.startIndex, to: mark)
            return .failure(
                Wrong(
                    message: "a pattern has no query", offset: offset + skipped,
                    length: path.utf8.count - skipped, hint: "write the parameters in \"query\""))
        }
        var segments: [Segment] = []
        for part in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard let segment = Segment(part) else {
                return .failure(
                    Wrong(
                        message: "\(quoted(String(part))) is neither a parameter such as {id} nor text",
                        offset: offset + path.utf8.distance(from: path.startIndex, to: part.startIndex),
                        length: part.utf8.count))
            }
            segments.append(segment)
        }
        return .success(segments)
    }
}

extension StubPattern.Segment {
    fileprivate init?(_ part: Substring) {
        if part == "*" {
            self = .wildcard
        } else if part.hasPrefix("{"), part.hasSuffix("}"), part.utf8.count > 2 {
            let name = part.dropFirst().dropLast()
            guard !name.contains("{"), !name.contains("}") else { return nil }
            self = .parameter(String(name))
        } else if part.contains("{") || part.contains("}") {
            return nil
        } else {
            guard let text = PercentEncoding.decodeText(String(part)) else { return nil }
            self = .literal(text)
        }
    }
}

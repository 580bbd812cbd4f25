import Checks
import Diagnostics
import HTTP
import Results
import Specs
import Testing

@Suite("A call that is to get no answer")
struct ErrorCheckTests {
    private func outcome(_ expected: ExpectedError, _ result: Result<Response, TransportError>) throws
        -> String
    {
        let url = try HTTPURL("http://h/")
        let exchange = Exchange(
            sent: SentRequest(method: "GET", url: url, headers: []), result: result)
        let source = SourceText(name: "spec.json", text: #""refused""#)
        let place = SourceLocation(source: source, range: 0..<9)
        let report = ErrorCheck.judge(Located(expected, at: place), on: exchange)
        #expect(report.count == 1)
        return report.failures.map { "\($0.kind.rawValue) \($0.sentence)" }.joined()
    }

    private static let errors: [(TransportError, TransportError.Kind)] = [
        (.timedOut(url: "u", limit: .seconds(1), stage: .waiting), .timeout),
        (.refused(url: "u", detail: "d"), .refused), (.reset(url: "u", detail: "d"), .reset),
        (.unresolved(host: "h"), .dns),
        (.tooManyRedirects(limit: 1, url: "u", isLoop: false), .redirects),
        (.badRedirect(location: "l", from: "u", detail: "d"), .redirects),
        (.proxy(.refused(proxy: "p", detail: "d"), url: "u"), .refused),
        (.proxy(.unresolved(host: "p"), url: "u"), .dns),
    ]

    @Test("a connection that is not secure")
    func tls() throws {
        try kinds(error: .tls(url: try HTTPURL("https://h/"), .expired), kind: .tls)
    }

    @Test("every kind holds for its own errors and for no other", arguments: errors)
    func kinds(error: TransportError, kind: TransportError.Kind) throws {
        #expect(error.isEnding)
        #expect(try outcome(.any, .failure(error)) == "")
        for other in TransportError.Kind.allCases {
            let expected =
                other == kind
                ? ""
                : "ErrorMismatch error  expected the call to end with \"\(other.rawValue)\", got "
                    + "\"\(kind.rawValue)\": \(error.message)"
            #expect(try outcome(.kind(other), .failure(error)) == expected)
        }
    }

    @Test("an error without a word holds for true alone")
    func wordless() throws {
        let error = TransportError.malformedAnswer(url: "u", detail: "d")
        #expect(try outcome(.any, .failure(error)) == "")
        #expect(
            try outcome(.kind(.reset), .failure(error))
                == "ErrorMismatch error  expected the call to end with \"reset\", got an error of another kind: "
                + "the answer from u is no valid HTTP: d")
    }

    @Test("an answer is not what was expected")
    func answer() throws {
        let response = Response(status: 200, reason: "OK", url: try HTTPURL("http://h/"))
        #expect(
            try outcome(.any, .success(response))
                == "ErrorMismatch error  expected the call to end with an error, got the answer 200 OK")
        #expect(
            try outcome(.kind(.dns), .success(response))
                == "ErrorMismatch error  expected the call to end with \"dns\", got the answer 200 OK")
    }

    @Test("what says nothing of the server is no ending")
    func noEnding() {
        #expect(!TransportError.cancelled.isEnding)
        #expect(!TransportError.invalidRequest(.method("a b")).isEnding)
    }
}

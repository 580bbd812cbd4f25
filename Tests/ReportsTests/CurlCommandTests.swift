import Results
import Testing

@testable import Reports

@Suite("The curl command of a call")
struct CurlCommandTests {
    private static func request(
        _ method: String = "GET", _ url: String = "http://a.test/", _ headers: [String] = [],
        _ body: RecordedBody? = nil
    ) -> RecordedRequest {
        let usual = ["Host: a.test", "User-Agent: u", "Accept: */*"]
        return RecordedRequest(
            method: method, url: url,
            headers: (usual + headers).map { line in
                let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                return RecordedHeader(name: String(parts[0]), value: String(parts[1].drop { $0 == " " }))
            }, body: body)
    }

    private static func body(_ text: String, isWhole: Bool = true, isText: Bool = true) -> RecordedBody {
        RecordedBody(excerpt: text, size: isWhole ? text.utf8.count : 9000, isWhole: isWhole, isText: isText)
    }

    struct Example: Sendable {
        let request: RecordedRequest
        let command: String

        init(_ request: RecordedRequest, _ command: String) {
            self.request = request
            self.command = command
        }
    }

    @Test(
        "says what curl does not do by itself, and turns off what it would do",
        arguments: [
            Example(request(), "curl http://a.test/ -H 'User-Agent: u'"),
            Example(
                request("POST", "http://a.test/", ["Content-Type: t/x", "Content-Length: 2"], body("hi")),
                "curl http://a.test/ -H 'User-Agent: u' -H 'Content-Type: t/x' --data-binary hi"),
            Example(
                request("PUT", "http://a.test/", [], body("***")),
                "curl -X PUT http://a.test/ -H 'User-Agent: u' -H 'Content-Type:' --data-binary '***'"),
            Example(
                request("POST", "http://a.test/", [], body("@f")),
                "curl http://a.test/ -H 'User-Agent: u' -H 'Content-Type:' --data-raw '@f'"),
            Example(
                request("POST", "http://a.test/", ["Content-Length: 0"]),
                "curl http://a.test/ -H 'User-Agent: u' -H 'Content-Type:' --data-binary ''"),
            Example(request("POST"), "curl -X POST http://a.test/ -H 'User-Agent: u'"),
            Example(request("HEAD"), "curl --head http://a.test/ -H 'User-Agent: u'"),
            Example(
                request("GET", "http://a.test/{a}/../b?[c]"),
                "curl --globoff --path-as-is 'http://a.test/{a}/../b?[c]' -H 'User-Agent: u'"),
            Example(
                request("GET", "http://b.test/", ["X:", "Accept-Encoding: gzip"]),
                "curl http://b.test/ -H 'Host: a.test' -H 'User-Agent: u' -H 'X;' "
                    + "-H 'Accept-Encoding: gzip' --compressed"),
            Example(
                RecordedRequest(method: "GET", url: "http://a.test/", headers: [], body: nil),
                "curl http://a.test/ -H 'User-Agent:' -H 'Accept:'"),
        ])
    func whole(_ example: Example) { #expect(CurlCommand.of(example.request) == example.command) }

    @Test(
        "reads from a file what the report has not, and does not begin without it",
        arguments: [body("begins", isWhole: false), body("(9000 bytes that are no text)", isText: false)])
    func elsewhere(_ body: RecordedBody) {
        #expect(
            CurlCommand.of(Self.request("POST", "http://a.test/", ["Content-Type: t/x"], body)) == """
                # the report does not hold the whole body (\(body.size) bytes): put it into the file body first
                curl http://a.test/ -H 'User-Agent: u' -H 'Content-Type: t/x' --data-binary @- <body
                """)
    }

    @Test("is none for HEAD with a body")
    func head() {
        #expect(
            CurlCommand.of(Self.request("HEAD", "http://a.test/", [], Self.body("x")))
                == "# curl sends no body with HEAD, and this call had one (1 bytes)")
    }

    @Test(
        "has words that any POSIX shell reads as they are meant",
        arguments: [
            ("", "''"), ("a/b:c.d_e-f", "a/b:c.d_e-f"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#),
            ("$HOME `x` \\ ! \" %", "'$HOME `x` \\ ! \" %'"), ("a\nb", "'a\nb'"),
            ("\u{1}\u{1B}2", #"''"$(printf '\001\033')"'2'"#),
            ("a\t\r\n", "'a'\"$(printf '\\011\\015')\"'\n'"),
            ("\u{FFFE}\u{85}é", #"''"$(printf '\357\277\276\302\205')"'é'"#),
        ])
    func word(_ text: String, quoted: String) { #expect(ShellWord.quoted(text) == quoted) }
}

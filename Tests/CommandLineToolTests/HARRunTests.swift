import TestSupport
import Testing

@testable import CommandLineTool

@Suite("A run with a HAR report")
struct HARRunTests {
    private static let spec = #"""
        { "base": "{{stub}}", "tests": [
            { "name": "moved", "POST": "/a", "query": { "q": "{{s}}" }, "form": { "f": "{{s}}" },
              "cookies": { "c": "{{urlEncoded}}" }, "options": { "followRedirects": true } },
            { "name": "refused", "GET": "http://127.0.0.1:1/{{s}}" } ],
          "vars": { "urlEncoded": "{{s -> urlEncode}}" },
          "stubs": [
            { "on": "* /a", "reply": { "status": 303, "headers": {
                "Location": "/b?t={{s -> urlEncode}}&u={{s -> urlEncode -> urlEncode}}", "Set-Cookie": "k={{s -> urlEncode}}; Path=/" } } },
            { "on": "* /b", "reply": { "json": { "s": "{{s}}" } } } ] }
        """#

    @Test("has redirects and calls without an answer, and no secret in any part of them")
    func redirects() {
        var program = ProgramInMemory(files: ["a.json": Self.spec])
        let secret = "p)%>ä\"&=;x"
        program.words = ["run", "a.json", "--secret", "s=\(secret)", "--report", "har=r.har"]
        #expect(program.run() == 1)
        #expect(program.terminal.error == "")
        let har = (program.files.text("r.har") ?? "").replacing(/127\.0\.0\.1:\d{2,}/, with: "STUB")
        let told = har.matches(of: /"method":"([A-Z]+)","url":"([^"]*)".*?"status":(\d+)/).map {
            "\($0.1) \($0.2) \($0.3)"
        }
        #expect(
            told == [
                "POST http://STUB/a?q=*** 303", "GET http://STUB/b?t=***&u=*** 200",
                "GET http://127.0.0.1:1/*** 0",
            ])
        for form in [secret, "p)", "p%29", "p%2529", "ä", "%C3%A4", "%25C3"] {
            #expect(!har.contains(form), "\(form) stands in \(har)")
        }
    }
}

import Foundation
import Testing

/// The HTML report of runs, opened in Chromium.
@Suite(
    "An HTML report in a browser",
    .enabled(
        if: Browser.isAvailable, "needs chromium, and Scripts/peers says why its environment is not there"))
struct HTMLReportTests {
    /// The report of a run of one spec, `a.json`.
    private func complaints(of check: String, about spec: String, exitCode: Int32 = 1) throws -> String {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(spec, as: "a.json")
        let ending = try Program.run(
            ["run", "a.json", "-v", "--report", "html=r.html"], in: folder.location)
        #expect(ending.exitCode == exitCode, "\(ending.output)\(ending.errors)")
        return try Browser.complaints(
            of: check, about: folder.location.appending(path: "r.html"), in: folder)
    }

    @Test(
        "works by keyboard, by links, with assistive technology and without script",
        arguments: [
            "accessibility", "details", "keyboard", "link", "plain",
        ])
    func people(check: String) throws {
        let spec = #"""
            { "name": "Notes", "base": "{{stub}}", "setup": [ { "name": "prepare", "set": { "a": 1 } } ],
              "stubs": [
                { "on": "GET /notes", "reply": { "json": { "id": 7, "text": "the quick red fox", "price": 1.10, "all": [1, 2, { "a": null }] } } },
                { "on": "GET /xml", "reply": { "xml": "<a x='1'><b>2</b><c/></a>" } },
                { "on": "*", "reply": { "status": 404, "text": "no" } } ],
              "tests": [
                { "name": "creates", "GET": "/notes", "capture": { "id": "$.id" } },
                { "name": "reads", "tags": ["slow"], "GET": "/xml" },
                { "name": "refuses", "steps": [
                  { "name": "one", "GET": "/notes", "soft": true,
                    "expect": { "paths": { "$.text": { "?equals": "the quick brown fox", "?because": "it is" } }, "status": 201 } },
                  { "name": "two", "GET": "/xml", "expect": { "paths": { "//b": "3" } } } ] },
                { "name": "stumbles", "GET": "http://127.0.0.1:1/" },
                { "name": "waits", "tags": ["slow"], "skip": "not today", "GET": "/notes" } ] }
            """#
        #expect(try complaints(of: check, about: spec) == "")
    }

    @Test(
        "shows what would be script or markup as text, in every field",
        arguments: [
            #"</script><script>touched('script')</script>"#,
            #"<img src=x onerror=touched('image')><b>bold</b></script>"#,
            #"javascript:touched('address')//</script>"#, #"<!--<script></script>"#,
            #"'\"><svg onload=touched('drawing')></textarea></style></title></script>"#,
        ])
    func payloads(payload: String) throws {
        let text = String(decoding: try JSONEncoder().encode(payload), as: UTF8.self).dropFirst().dropLast()
        let spec = #"""
            { "name": "PAYLOAD", "base": "{{stub}}", "tags": ["PAYLOAD"], "vars": { "p": "PAYLOAD" },
              "stubs": [ { "on": "*", "reply": {
                  "headers": { "X-P": "{{p}}" }, "json": { "PAYLOAD": "PAYLOAD", "a": ["PAYLOAD"] } } } ],
              "tests": [
                { "name": "PAYLOAD", "steps": [
                  { "name": "PAYLOAD", "POST": "/a", "query": { "PAYLOAD": "{{p}}" }, "headers": { "X-P": "{{p}}" },
                    "json": { "PAYLOAD": "{{p}}" }, "capture": { "c": "$.a[0]" }, "soft": true,
                    "expect": { "paths": { "$.a[0]": { "?equals": "x PAYLOAD", "?because": "PAYLOAD" } } } } ] },
                { "name": "as text PAYLOAD", "POST": "/b", "text": "PAYLOAD", "expect": { "text": "PAYLOAD" } },
                { "name": "as XML PAYLOAD", "POST": "/b", "headers": { "Content-Type": "application/xml" },
                  "text": "<a href=\"PAYLOAD\">PAYLOAD</a>", "expect": { "status": 500 } },
                { "name": "skipped PAYLOAD", "skip": "PAYLOAD", "GET": "/c" } ] }
            """#
        #expect(try complaints(of: "payloads", about: spec.replacing("PAYLOAD", with: text)) == "")
    }
}

import HTTP
import JSON
import Testing

struct StubRoutingTests {
    @Test(
        "method and path find the stub",
        arguments: [
            ("GET", "/notes", "200 list"), ("GET", "/notes?x=1", "200 list"), ("POST", "/notes", "200 add"),
            ("GET", "/notes/7", "200 one 7"), ("GET", "/notes/a%2Fb", "200 one a/b"),
            ("GET", "/notes/a%20b+c", "200 one a b+c"), ("GET", "/notes/%E6%97%A5", "200 one 日"),
            ("GET", "/not%65s", "200 list"), ("PURGE", "/any", "200 any PURGE"),
            ("GET", "/files/a/b/c", "200 file"),
            ("GET", "/files/", "200 file"), ("GET", "/x/1/y", "200 between"), ("GET", "/", "200 root"),
        ])
    func routes(method: String, target: String, answer: String) throws {
        let stubs = try RunningStubs(
            #"""
            [ { "on": "GET /notes", "reply": { "text": "list" } },
              { "on": "POST /notes", "reply": { "text": "add" } },
              { "on": "GET /notes/{id}", "reply": { "text": "one {{request path id}}" } },
              { "on": "GET /files/*", "reply": { "text": "file" } },
              { "on": "GET /x/*/y", "reply": { "text": "between" } },
              { "on": "GET /", "reply": { "text": "root" } },
              { "on": "* /any", "reply": { "text": "any {{request method}}" } } ]
            """#)
        #expect(try stubs.text(method, target) == answer)
    }

    @Test(
        "what is near is not enough",
        arguments: [
            ("GET", "/notes/"), ("GET", "/Notes"), ("GET", "/notes/1/2"), ("DELETE", "/notes"),
            ("GET", "/files"),
        ])
    func misses(method: String, target: String) throws {
        let stubs = try RunningStubs(
            #"[ { "on": "GET /notes", "reply": {} }, { "on": "GET /notes/{id}", "reply": {} }, { "on": "GET /files/*", "reply": {} } ]"#
        )
        #expect(try stubs.ask(method, target).status == 501)
    }

    @Test("of those that match, the first in the file answers")
    func order() throws {
        let stubs = try RunningStubs(
            #"""
            [ { "on": "GET /a", "query": { "q": "1" }, "reply": { "text": "first" } },
              { "on": "GET /{x}", "reply": { "text": "second" } }, { "on": "GET /a", "reply": { "text": "third" } } ]
            """#)
        #expect(try stubs.text("GET", "/a?q=1") == "200 first")
        #expect(try stubs.text("GET", "/a") == "200 second")
    }

    @Test(
        "query, headers, form and JSON must match",
        arguments: [
            ("GET", "/q?tag=a%20b&n=5", [], nil, "200 query"),
            ("GET", "/q?n=5.0&tag=a+b", [], nil, "200 query"),
            ("GET", "/h", ["X-A: 1", "x-a: two"], nil, "200 header"),
            ("POST", "/f", [], "user=ada&pw=a+b%26c", "200 form"),
            ("POST", "/j", [], #"{"content":"milk","more":[1]}"#, "200 json"),
        ] as [(String, String, [String], String?, String)])
    func conditions(method: String, target: String, headers: [String], body: String?, answer: String) throws {
        let fields = headers.map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return Header(String(parts[0]), String(parts[1].dropFirst()))
        }
        #expect(try conditional().text(method, target, headers: fields, body: body) == answer)
    }

    @Test(
        "a miss tells of each stub why",
        arguments: [
            (
                "GET", "/q?tag=x", nil,
                [
                    [
                        #"query tag  expected "a b", got "x""#,
                        "query n  expected 5, but query n is absent",
                    ],
                    ["the path is another"], ["the method is GET", "the path is another"],
                    ["the method is GET", "the path is another"],
                ]
            ),
            (
                "POST", "/j", "no JSON",
                [
                    ["the method is POST", "the path is another"],
                    ["the method is POST", "the path is another"],
                    ["the path is another"], [#"the body is text, not JSON; it begins "no JSON""#],
                ]
            ),
            (
                "POST", "/f", "user=eve",
                [
                    ["the method is POST", "the path is another"],
                    ["the method is POST", "the path is another"],
                    [
                        #"form user  expected "ada", got "eve""#,
                        #"form pw  expected "a b&c", but form pw is absent"#,
                    ],
                    ["the path is another"],
                ]
            ),
        ] as [(String, String, String?, [[String]])])
    func reasons(method: String, target: String, body: String?, reasons: [[String]]) throws {
        #expect(try conditional().reasons(method, target, body: body) == reasons)
    }

    @Test("the explanation of a miss, whole")
    func explanation() throws {
        let stubs = try RunningStubs(#"[ { "on": "GET /a", "reply": {} } ]"#)
        let response = try stubs.ask("GET", "/b?x=1")
        #expect(response.status == 501)
        #expect(response.header("Content-Type") == ["application/json"])
        let expected = """
            {
              "error": "no stub answers GET /b?x=1",
              "stubs": [
                {
                  "on": "GET /a",
                  "at": "s.json:1:32",
                  "why": [
                    "the path is another"
                  ]
                }
              ]
            }

            """
        #expect(String(decoding: response.body, as: UTF8.self) == expected)
    }

    @Test("conditions may hold variables of the file")
    func variables() throws {
        let stubs = try RunningStubs(
            #"[ { "on": "GET /a", "headers": { "{{name}}": "Bearer {{token}}" }, "reply": { "text": "{{token}}" } } ]"#,
            variables: ["name": "Authorization", "token": "t-1"])
        #expect(try stubs.text("GET", "/a", headers: [Header("Authorization", "Bearer t-1")]) == "200 t-1")
        #expect(
            try stubs.reasons("GET", "/a") == [
                [#"header Authorization  expected "Bearer t-1", but header Authorization is absent"#]
            ])
    }

    private func conditional() throws -> RunningStubs {
        try RunningStubs(
            #"""
            [ { "on": "GET /q", "query": { "tag": "a b", "n": 5 }, "reply": { "text": "query" } },
              { "on": "GET /h", "headers": { "X-A": { "?startsWith": "t" } }, "reply": { "text": "header" } },
              { "on": "POST /f", "form": { "user": "ada", "pw": "a b&c" }, "reply": { "text": "form" } },
              { "on": "POST /j", "json": { "content": { "?is": "string" } }, "reply": { "text": "json" } } ]
            """#)
    }

    @Test("parameters whose names only look alike are different ones")
    func equivalentParameters() throws {
        let text = "{{request path 'caf\u{E9}'}} {{request path 'cafe\u{301}'}}"
        let stubs = try RunningStubs(
            "[ { \"on\": \"GET /{caf\u{E9}}/{cafe\u{301}}\", \"reply\": { \"text\": \"\(text)\" } } ]")
        #expect(try stubs.text("GET", "/1/2") == "200 1 2")
    }
}

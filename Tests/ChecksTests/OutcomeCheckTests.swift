import Checks
import HTTP
import SOAP
import Testing

@Suite("The business outcome")
struct OutcomeCheckTests {
    private static let rule = #"""
        { "when": { "$.result": { "?is": "present" } }, "ok": { "$.result": 1 }, "code": "$.code", "message": "$.msg",
          "texts": { "100": "unknown user", "-7": "no such note", "1.10": "digits", "true": "so" } }
        """#

    private func judged(
        _ body: String, expect: String = "{}", status: Int = 200, rule: String = Self.rule
    ) throws -> [String] {
        try failures(expect, try Answer.exchange(status, body: body), outcome: rule)
    }

    @Test(
        "is told with code, text and message",
        arguments: [
            (#"{ "result": 1, "code": 100 }"#, nil),
            (#"{ "result": 1.0 }"#, nil),
            (#"{ "result": 0, "code": 100, "msg": "no" }"#, "100 (unknown user): no"),
            (#"{ "result": 0, "code": "100", "msg": "no" }"#, "100 (unknown user): no"),
            (#"{ "result": 0, "code": -7, "msg": "no" }"#, "-7 (no such note): no"),
            (#"{ "result": 0, "code": 1.10, "msg": 5 }"#, "1.10 (digits): 5"),
            (#"{ "result": 0, "code": true, "msg": ["a", 1] }"#, #"true (so): ["a",1]"#),
            (#"{ "result": 0, "code": 1e2 }"#, "1e2: $.result expected 1, got 0"),
            (#"{ "result": "1" }"#, #": $.result expected number 1, got string "1""#),
            (#"{ "result": null, "msg": "no\u0007" }"#, #": no\u{7}"#),
            (#"{ "status": 1 }"#, nil), (#"[]"#, nil), ("<a/>", nil), ("", nil), ("{", nil),
        ])
    func told(body: String, expected: String?) throws {
        let space = expected?.hasPrefix(":") == true ? "" : " "
        let sentence = expected.map { "BusinessFailure 1:1 business failure\(space)\($0)" }
        #expect(try judged(body) == (sentence.map { [$0] } ?? []))
    }

    @Test("a long message is cut, and says so")
    func longMessage() throws {
        let found = try judged("{ \"result\": 0, \"msg\": \"\(String(repeating: "x", count: 500))\" }")
        let shown = String(repeating: "x", count: 400)
        #expect(found == ["BusinessFailure 1:1 business failure: \(shown)…"])
    }

    @Test("stands before the status that came with it")
    func status() throws {
        #expect(
            try judged(#"{ "result": 0 }"#, status: 500) == [
                "BusinessFailure 1:1 business failure: $.result expected 1, got 0",
                "StatusMismatch 1:1 status  expected 2xx, got 500",
            ])
    }

    @Test(
        "without \"when\" the rule is for every answer that \"ok\" can be read on",
        arguments: [
            ("", nil), ("<html></html>", nil), ("{", nil),
            ("{}", ": $.result -> integer expected 1, but $.result -> integer is absent"),
            (
                #"{ "result": "x" }"#,
                #": $.result -> integer stage 1, `integer`: string "x" is not an integer"#
            ),
        ])
    func withoutWhen(body: String, expected: String?) throws {
        let found = try judged(body, rule: #"{ "ok": { "$.result -> integer": 1 } }"#)
        #expect(found == (expected.map { ["BusinessFailure 1:1 business failure\($0)"] } ?? []))
    }

    @Test("what \"when\" holds for and \"ok\" cannot be read on is a failure")
    func unreadable() throws {
        let rule = #"{ "when": { "status": 200 }, "ok": { "//a": 1 } }"#
        #expect(
            try judged("{}", rule: rule) == [
                #"BusinessFailure 1:1 business failure: //a the body is JSON, not XML; it begins "{}""#
            ])
    }

    @Test("a prefix that nothing binds is told, whatever the answer")
    func unboundPrefix() throws {
        let found = try judged("<a/>", rule: #"{ "when": { "//x:a": 1 }, "ok": { "//a": 1 } }"#)
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("PathError 1:"))
        #expect(found[0].contains("//x:a"))
    }

    @Test(
        "that is expected is a pass, with any status but one that the step asks for",
        arguments: [
            (#"{ "outcome": "100" }"#, []), (#"{ "outcome": 100 }"#, []), (#"{ "outcome": {} }"#, []),
            (#"{ "outcome": { "?any": ["99", "100"] } }"#, []), (#"{ "outcome": { "code": 100 } }"#, []),
            (#"{ "outcome": { "text": { "?contains": "user" }, "message": "no" } }"#, []),
            (
                #"{ "status": 200, "outcome": "100" }"#,
                ["StatusMismatch 3:13 status  expected 200, got 500"]
            ),
            (
                #"{ "outcome": "200" }"#,
                [
                    #"BusinessFailure 3:14 outcome code  expected "200", got "100" (business failure 100 (unknown user): no)"#
                ]
            ),
        ])
    func expectedFailure(expect: String, expected: [String]) throws {
        let body = #"{ "result": 0, "code": 100, "msg": "no" }"#
        #expect(try judged(body, expect: expect, status: 500) == expected)
    }

    @Test(
        "that is expected and does not come is a failure",
        arguments: [
            (#"{ "result": 1 }"#, #"the business failure "100", got a success"#),
            (
                "{}",
                #"the business failure "100", got an answer without an outcome: "when" does not hold: $.result expected a value, but $.result is absent"#
            ),
            (
                "<a/>",
                #"the business failure "100", got an answer without an outcome: "when" does not hold: $.result expected a value, but $.result is absent"#
            ),
        ])
    func missing(body: String, expected: String) throws {
        #expect(
            try judged(body, expect: #"{ "outcome": "100" }"#) == [
                "OutcomeMismatch 3:14 outcome  expected \(expected)"
            ])
    }

    @Test("of a SOAP call is its fault")
    func fault() throws {
        let body = """
            <s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><s:Fault><faultcode>s:Client\
            </faultcode><faultstring>no</faultstring></s:Fault></s:Body></s:Envelope>
            """
        let exchange = try Answer.exchange(500, body: body)
        #expect(try failures(#"{ "outcome": "Sender" }"#, exchange, sent: .v1_1) == [])
        #expect(
            try failures(
                #"{ "paths": { "outcome code": "Client", "outcome message": "no" } }"#, exchange, sent: .v1_1)
                == [
                    "SoapFault 1:1 SOAP fault Client: no", "StatusMismatch 1:1 status  expected 2xx, got 500",
                ])
        #expect(
            try failures(#"{ "outcome": "Server" }"#, exchange, sent: .v1_1) == [
                #"BusinessFailure 3:14 outcome code  expected "Server", got "Client""#
            ])
    }
}

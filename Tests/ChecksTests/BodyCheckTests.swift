import HTTP
import Testing

private let json = [("Content-Type", "application/json")]

@Suite("Body")
struct BodyCheckTests {
    @Test("two wrong values in a large body are both named by path, and the body is not")
    func twoWrong() throws {
        let lines = (1...300).map { "\"line\($0)\": \($0)" }.joined(separator: ",\n")
        let body = "{\n\(lines), \"id\": \"7\", \"content\": \"mlik\"}"
        let found = try failures(
            #"{"json":{"id":{"?is":"integer"},"content":"milk","line7":7}}"#,
            Answer.exchange(headers: json, body: body))
        #expect(
            found == [
                #"BodyMismatch 3:16 $.id  expected an integer, got string "7""#,
                #"BodyMismatch 3:43 $.content  expected "milk", got "mlik""#,
            ])
    }

    @Test("every check is made, whatever fails before it")
    func everyCheck() throws {
        let found = try failures(
            #"{"status":200,"type":"text/plain","json":{"a":1},"paths":{"$.a":1,"$.b":3,"$.a -> first":1}}"#,
            Answer.exchange(500, headers: json, body: #"{"a":2}"#))
        #expect(
            found == [
                "StatusMismatch 3:11 status  expected 200, got 500",
                #"TypeMismatch 3:22 type  expected "text/plain", got "application/json""#,
                "BodyMismatch 3:47 $.a  expected 1, got 2", "PathMismatch 3:65 $.a  expected 1, got 2",
                "PathMismatch 3:73 $.b  expected 3, but $.b is absent",
                "PathError 3:75 $.a -> first  stage 1, `first`: expected an array, got number 2",
            ])
    }

    @Test("a path on an HTML error page says what came; the other checks are still made")
    func badGateway() throws {
        let page = "<html>\r\n<head><title>502 Bad Gateway</title></head></html>"
        let found = try failures(
            #"{"status":200,"json":{"a":1},"paths":{"$.a":1,"header Server":"nginx"}}"#,
            Answer.exchange(
                502, "Bad Gateway", headers: [("Content-Type", "text/html"), ("Server", "nginx")], body: page)
        )
        let came =
            #"the body is HTML, not JSON; it begins "<html> <head><title>502 Bad Gateway</title></head></html>" (status 502 Bad Gateway, text/html)"#
        #expect(
            found == [
                "StatusMismatch 3:11 status  expected 200, got 502 Bad Gateway",
                "PathError 3:22 $  \(came)", "PathError 3:39 $.a  \(came)",
            ])
    }

    @Test("no body is said to be empty, whatever its type")
    func emptyBody() throws {
        #expect(
            try failures(
                #"{"json":{"a":1},"paths":{"$.a":{"?is":"absent"}}}"#, Answer.exchange(204, headers: json))
                == [
                    "PathError 3:9 $  the body is empty, expected JSON (status 204, application/json)",
                    "PathError 3:26 $.a  the body is empty, expected JSON (status 204, application/json)",
                ])
    }

    @Test(
        "empty asks whether there is a body",
        arguments: [
            ("true", "", []), ("false", "x", []),
            ("false", "", ["BodyMismatch 3:10 body  expected a body, got none"]),
            ("true", "gone", [#"BodyMismatch 3:10 body  expected no body, got 4 bytes: "gone""#]),
        ])
    func empty(_ expected: String, _ body: String, _ found: [String]) throws {
        #expect(try failures(#"{"empty":\#(expected)}"#, Answer.exchange(body: body)) == found)
    }

    @Test(
        "text is compared in the answer's character set",
        arguments: [
            (#"{"text":"é\n"}"#, []), (#"{"text":{"?contains":"é"}}"#, []),
            (#"{"text":"e"}"#, [#"BodyMismatch 3:9 body  expected "e", got "é\n""#]),
        ])
    func text(_ expect: String, _ found: [String]) throws {
        let exchange = try Answer.exchange(
            headers: [("Content-Type", "text/plain; charset=ISO-8859-1")], bytes: [0xE9, 0x0A])
        #expect(try failures(expect, exchange) == found)
    }

    @Test("JSON is asked for and XML came")
    func xmlForJSON() throws {
        #expect(
            try failures(#"{"json":{},"paths":{"//a":5,"$.a":5}}"#, Answer.exchange(body: "<a>5</a>")) == [
                #"PathError 3:9 $  the body is XML, not JSON; it begins "<a>5</a>" (status 200)"#
            ])
    }

    @Test("a name that stands twice in the answer is mentioned by the checks that it fails")
    func repeatedNames() throws {
        let found = try failures(
            #"{"paths":{"$.x.id":1,"$.idea":2,"$.x":{"id":2}}}"#,
            Answer.exchange(body: #"{"x":{"id":1,"id":2},"idea":1}"#))
        #expect(
            found == [
                #"PathMismatch 3:20 $.x.id  expected 1, got 2 ("id" stands more than once in one object of the answer, the last counts)"#,
                "PathMismatch 3:31 $.idea  expected 2, got 1",
            ])
    }
}

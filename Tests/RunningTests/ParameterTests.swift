import HTTP
import JSON
import Testing

/// Names and values of `form` and `query` (LANGUAGE.md §2, *URLs*).
@Suite struct ParameterTests {
    let fixture = BodyFixture(values: ["list": ["a", 1], "nothing": nil])

    private static let value =
        #"{ "z": 1.10, "a": { "b": { "c": true }, "d e": "" }, "l": [1, [2, "3,4"], null], "n": null, "é": "日", "{{list -> $[0]}}": "{{nothing}}" }"#

    @Test(arguments: [
        ("repeat", "z=1.10&a%5Bb%5D%5Bc%5D=true&a%5Bd+e%5D=&l=1&l=2&l=3%2C4&%C3%A9=%E6%97%A5"),
        (
            "brackets",
            "z=1.10&a%5Bb%5D%5Bc%5D=true&a%5Bd+e%5D=&l%5B%5D=1&l%5B%5D%5B%5D=2&l%5B%5D%5B%5D=3%2C4&%C3%A9=%E6%97%A5"
        ),
    ])
    func `a form has scalars, nested names and arrays, and null is left out`(style: String, sent: String)
        throws
    {
        let body = try fixture.body(
            #""form": \#(ParameterTests.value), "options": { "arrays": "\#(style)" }"#)
        #expect(body == ["application/x-www-form-urlencoded", sent])
    }

    @Test(arguments: [
        ("repeat", "a=1&a=x%2Cy&o%5Bb%5D=2&o%5Bb%5D=3"),
        ("brackets", "a%5B%5D=1&a%5B%5D=x%2Cy&o%5Bb%5D%5B%5D=2&o%5Bb%5D%5B%5D=3"),
        ("comma", "a=1,x%2Cy&o%5Bb%5D=2,3"),
    ])
    func `arrays are written in the style that is asked for`(style: String, sent: String) throws {
        let own = #"{ "a": [1, "x,y", null], "o": { "b": [2, 3] }, "e": [] }"#
        let options = #""options": { "arrays": "\#(style)" }"#
        #expect(try fixture.body(#""form": \#(own), \#(options)"#)[1] == sent)
        #expect(try fixture.request(#""query": \#(own), \#(options)"#).url.query == sent)
    }

    @Test(arguments: [
        ("hello world", "hello%20world"), ("50%", "50%25"), ("日本", "%E6%97%A5%E6%9C%AC"),
        ("a&b=c#d", "a%26b%3Dc%23d"), ("", ""), ("~-._", "~-._"), ("a+b@x", "a%2Bb%40x"),
    ])
    func `a query value is encoded once`(value: String, expected: String) throws {
        #expect(try fixture.request(#""query": { "q": "\#(value)" }"#).url.query == "q=\(expected)")
    }

    @Test(arguments: [
        (#""form": "{{list}}""#, #"spec.json:1:32: expected an object, got array ["a",1]"#),
        (
            #""form": { "a": [[1]] }, "options": { "arrays": "comma" }"#,
            #"spec.json:1:32: "a" has an array in its list, and between commas there are only scalars"#
        ),
    ])
    func `what cannot be parameters is told`(own: String, message: String) throws {
        #expect(try fixture.problem(own) == message)
    }
}

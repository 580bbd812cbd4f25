import Diagnostics
import HTTP
import JSON
import Platform
import Results
import Specs
import TestSupport
import Testing

@testable import Running

/// LANGUAGE.md §2, *URLs* and *Bodies*: what is sent for a call.
@Suite("A call becomes a request")
struct RequestBuilderTests {
    private static let values: [String: String] = [
        "text": #""a&b=c#d""#, "path": #""aaa/bbb#c""#, "number": "5", "yes": "true", "nothing": "null",
        "object": #"{"b":[1,null],"a":1.50}"#, "array": #"["x",1e21]"#, "url": #""http://other:81/x?y=%2B""#,
        "signed": #""https://s3.test/k%2Fey?X-Amz-Signature=ab%2Fcd%3D&X=2%20024""#,
        "long": "4634343214213523454", "host": #""h.test""#, "quote": #""it's \"q\" <&>\\ \u00e9""#,
    ]

    private func built(
        _ call: String, base: String = #""http://h/v1""#, stub: String? = nil
    ) throws(StepProblem) -> Request {
        var given = GivenVariables()
        for (name, json) in Self.values {
            given.give(name, (try? JSONParser.parse(Array(json.utf8))) ?? .null)
        }
        let files = MemoryFiles(["_milk.json": #"{ "a" : 1.50 }"#, "_data.unknown": "x"])
        guard
            let spec = try? loaded(
                #"{ "base": \#(base), \#(call) }"#, files: files, known: Set(given.names)
            ).spec,
            case .call(let call)? = spec.tests.first?.steps.first?.action
        else {
            Issue.record("\(call) is no call")
            throw StepProblem(.specError, "no call", at: nil)
        }
        let scope = FileVariables(
            spec: spec, given: given, secrets: SecretRegistry(names: []),
            source: ValueSource(surroundings: .fake()))
        return try RequestBuilder(
            scope: scope, files: files, random: SeededRandom(seed: 1), base: spec.base, stubAddress: stub
        ).build(call).request
    }

    private func message(_ call: String) -> String? {
        do throws(StepProblem) {
            _ = try built(call)
            return nil
        } catch {
            return error.message
        }
    }

    @Test(
        "whose URL is the author's, byte for byte, with values encoded for their place",
        arguments: [
            ("/notes", "http://h/v1/notes"), ("", "http://h/v1"),
            ("/a%2Bb%20c/%C3%A9?q=%2B%20%zz", "http://h/v1/a%2Bb%20c/%C3%A9?q=%2B%20%25zz"),
            ("/a b/é?q=日 本", "http://h/v1/a%20b/%C3%A9?q=%E6%97%A5%20%E6%9C%AC"),
            ("/notes/{{path}}", "http://h/v1/notes/aaa%2Fbbb%23c"),
            ("/notes/{{path}}/x?r={{text}}", "http://h/v1/notes/aaa%2Fbbb%23c/x?r=a%26b%3Dc%23d"),
            ("{{url}}", "http://other:81/x?y=%2B"),
            ("{{signed}}", "https://s3.test/k%2Fey?X-Amz-Signature=ab%2Fcd%3D&X=2%20024"),
            ("http://{{host}}/x", "http://h.test/x"), ("/{{path -> raw}}", "http://h/v1/aaa/bbb#c"),
            ("/n/{{long}}", "http://h/v1/n/4634343214213523454"), ("/n/{{yes}}", "http://h/v1/n/true"),
            ("https://x.test/%7Euser/", "https://x.test/%7Euser/"),
        ])
    func url(url: String, expected: String) throws {
        #expect(try built(#""GET": "\#(url)""#).url.text == expected)
    }

    @Test(
        "whose query is encoded once",
        arguments: [
            (#"{"q": "a+b@x"}"#, "q=a%2Bb%40x"), (#"{"q": "hello world"}"#, "q=hello%20world"),
            (#"{"q": "50%"}"#, "q=50%25"), (#"{"q": "日本"}"#, "q=%E6%97%A5%E6%9C%AC"),
            (#"{"q": "a&b=c#d"}"#, "q=a%26b%3Dc%23d"), (#"{"q": "{{text}}"}"#, "q=a%26b%3Dc%23d"),
            (#"{"a b&": "1"}"#, "a%20b%26=1"), (#"{"a": "", "b": null, "c": true}"#, "a=&c=true"),
            (#"{"n": 12.50, "m": "{{long}}", "z": "{{nothing}}"}"#, "n=12.50&m=4634343214213523454"),
            (#"{"a": [1, "x", null]}"#, "a=1&a=x"),
            (#"{"f": {"a": {"b": 1}, "c": [2]}}"#, "f%5Ba%5D%5Bb%5D=1&f%5Bc%5D=2"),
            (#""{{object}}""#, "b=1&a=1.50"), (#"{"z": 1, "a": 2}"#, "z=1&a=2"),
        ])
    func query(query: String, expected: String) throws {
        #expect(
            try built(#""GET": "http://h/?x=%2B#f", "query": \#(query)"#).url.text
                == "http://h/?x=%2B&\(expected)#f")
    }

    @Test(
        "whose arrays are written as asked",
        arguments: [
            ("repeat", "a=1&a=x%2Cy"), ("brackets", "a%5B%5D=1&a%5B%5D=x%2Cy"), ("comma", "a=1,x%2Cy"),
        ])
    func arrays(style: String, expected: String) throws {
        let request = try built(
            #""GET": "http://h/", "query": {"a": [1, "x,y", null]}, "options": {"arrays": "\#(style)"}"#)
        #expect(request.url.query == expected)
    }

    @Test(
        "whose form is encoded as browsers do",
        arguments: [
            (#"{"item": [1,2], "u": "a+b c~*"}"#, "item=1&item=2&u=a%2Bb+c%7E*"),
            (#"{"a": "", "b": null, "c": "é\n"}"#, "a=&c=%C3%A9%0A"),
            (#"{"a": {"b": "{{long}}"}}"#, "a%5Bb%5D=4634343214213523454"),
            (#"{"t": "{{text}}"}"#, "t=a%26b%3Dc%23d"), ("{}", ""),
        ])
    func form(form: String, expected: String) throws {
        let body = try #require(try built(#""POST": "/", "form": \#(form)"#).body)
        #expect(body.content.text == expected)
        #expect(body.contentType == "application/x-www-form-urlencoded")
    }

    @Test(
        "whose JSON is sent as authored, and whole values with their type",
        arguments: [
            (
                #"{"z": 1.50, "a": [null, 1e2, -0], "u": "\u00e9\/"}"#,
                #"{"z":1.50,"a":[null,1e2,-0],"u":"é/"}"#
            ),
            (#"{"id": "{{number}}", "x": "x{{number}}"}"#, #"{"id":5,"x":"x5"}"#),
            (
                #"["{{object}}", "{{array}}", "{{nothing}}", "{{yes}}"]"#,
                #"[{"b":[1,null],"a":1.50},["x",1e21],null,true]"#
            ),
            (#"{"orderId": 4634343214213523454}"#, #"{"orderId":4634343214213523454}"#),
            (#""{{object}}""#, #"{"b":[1,null],"a":1.50}"#),
            (#"{"{{text}}": "a\\nb"}"#, #"{"a&b=c#d":"a\\nb"}"#), ("null", "null"),
            (#"{"$comment": 1, "?x": "{{quote}}"}"#, #"{"$comment":1,"?x":"it's \"q\" <&>\\ é"}"#),
        ])
    func json(json: String, expected: String) throws {
        let body = try #require(try built(#""POST": "/", "json": \#(json)"#).body)
        #expect(body.content.text == expected)
        #expect(body.contentType == "application/json")
    }

    @Test(
        "whose body is text, XML or a file",
        arguments: [
            (#""text": "a\n{{number}}""#, "a\n5", "text/plain; charset=utf-8"),
            (#""text": ["a", "b{{text}}", ""]"#, "a\nba&b=c#d\n", "text/plain; charset=utf-8"),
            (
                #""xml": "<a>{{quote}}</a>""#, "<a>it&apos;s &quot;q&quot; &lt;&amp;&gt;\\ é</a>",
                "application/xml"
            ),
            (#""file": "_milk.json""#, "[_milk.json, 14 bytes]", "application/json"),
            (#""file": "_data.unknown""#, "[_data.unknown, 1 bytes]", "application/octet-stream"),
        ])
    func bodies(body: String, expected: String, type: String) throws {
        let body = try #require(try built(#""POST": "/", \#(body)"#).body)
        #expect(body.content.text == expected)
        #expect(body.contentType == type)
    }

    @Test("whose headers are sent in their order, several times, or not")
    func headers() throws {
        let request = try built(
            #""GET": "/", "headers": { "X-B": ["1", 2.50], "X-A": "{{number}}", "Accept": null, "X-C": "{{array}}" }"#
        )
        #expect(
            request.headers == [
                Header("X-B", "1"), Header("X-B", "2.50"), Header("X-A", "5"), Header("X-C", "x"),
                Header("X-C", "1e21"),
            ])
        #expect(request.withheldHeaders == ["Accept"])
    }

    @Test("whose cookies and credentials are filled in")
    func credentials() throws {
        let request = try built(
            #""GET": "/", "cookies": { "a": "{{number}}", "b": null }, "auth": { "basic": ["u", "{{long}}"] }"#
        )
        #expect(request.cookies == [RequestCookie("a", "5"), RequestCookie("b", nil)])
        #expect(request.authentication == .basic(user: "u", password: "4634343214213523454"))
    }

    @Test(
        "whose SOAP headers give way to the author's",
        arguments: [
            (
                #""SOAP": "/s", "action": "urn:a""#,
                [("SOAPAction", "\"urn:a\""), ("Content-Type", "text/xml; charset=utf-8")]
            ),
            (
                #""SOAP": "/s", "action": "\"urn:a\"""#,
                [("SOAPAction", "\"urn:a\""), ("Content-Type", "text/xml; charset=utf-8")]
            ),
            (#""SOAP": "/s""#, [("SOAPAction", "\"\""), ("Content-Type", "text/xml; charset=utf-8")]),
            (
                #""SOAP": "/s", "action": "urn:a", "headers": {"soapaction": "mine", "content-type": null}"#,
                [("soapaction", "mine")]
            ),
        ])
    func soap(call: String, expected: [(String, String)]) throws {
        let request = try built(#"\#(call), "envelope": { "body": { "a": 1 } }"#)
        #expect(request.method == "POST")
        #expect(
            request.headers.sorted { $0.name < $1.name }
                == expected.map { Header($0.0, $0.1) }.sorted { $0.name < $1.name })
    }

    @Test("that knows the stub server, which no proxy is used for")
    func proxies() throws {
        let stub = "http://127.0.0.1:8123"
        let origin = try HTTPURL(stub).origin
        #expect(try built(#""GET": "http://127.0.0.1:8124/x""#, stub: stub).options.stubOrigin == origin)
        #expect(try built(#""GET": "http://127.0.0.1:8123/x""#).options.stubOrigin == nil)
    }

    @Test(
        "or an error that says what cannot be sent",
        arguments: [
            (#""GET": "/{{object}}""#, "{{object}} is an object, which cannot stand in a URL"),
            (
                #""POST": "/", "text": "x{{nothing}}""#,
                "{{nothing}} is null, which cannot stand in the middle of text"
            ),
            (
                #""POST": "/", "json": "x{{array}}""#,
                "{{array}} is an array, which cannot stand in the middle of text"
            ),
            (#""GET": "/", "query": "{{number}}""#, "expected an object, got number 5"),
            (
                #""GET": "/", "query": {"a": [[1]]}, "options": {"arrays": "comma"}"#,
                #""a" has an array in its list, and between commas there are only scalars"#
            ),
            (#""GET": "/", "headers": {"X": "{{object}}"}"#, #"the header "X" is text, got an object"#),
            (#""POST": "/", "file": "{{host}}""#, #"cannot read "h.test": no such file or folder"#),
            (
                #""GET": "{{host}}:80/x""#,
                #""h.test:80/x" is a host without a scheme: write "http://h.test:80/x""#
            ),
            (#""GET": "{{number}}:/h""#, #""5:/h" begins with the module "5", which is not known"#),
        ])
    func errors(call: String, expected: String) {
        #expect(message(call) == expected)
    }
}

import Diagnostics
import JSON
import Testing

@testable import Matching

@Suite("Errors in expected values")
struct MatcherErrorTests {
    @Test("a misspelled matcher is offered the right one")
    func unknown() throws {
        #expect(
            try diagnostics(#"{ "id": { "?equal": 5 } }"#) == """
                spec.json:1:11: error: unknown matcher "?equal"
                  | { "id": { "?equal": 5 } }
                  |           ^~~~~~~~
                  = did you mean "?equals"?
                """)
    }

    @Test(
        "say what is wrong",
        arguments: [
            (
                #"{"?zzzzzzzz":1}"#,
                #"unknown matcher "?zzzzzzzz" (a member whose name begins with "?" is written "??zzzzzzzz")"#
            ),
            (#"{"?regex":"a"}"#, #"unknown matcher "?regex" (did you mean "?matches"?)"#),
            (#"{"?schema":{}}"#, #"the matcher "?schema" is not built yet"#),
            (
                #"{"?before":"now-1"}"#,
                #""?before" takes an ISO date, now, or now and a duration, got string "now-1""#
            ),
            (
                #"{"?after":"now--1d"}"#,
                #""?after" takes an ISO date, now, or now and a duration, got string "now--1d""#
            ),
            (
                #"{"?after":"now*1d"}"#,
                #""?after" takes an ISO date, now, or now and a duration, got string "now*1d""#
            ),
            (#"{"?after":5}"#, #""?after" takes an ISO date, now, or now and a duration, got number 5"#),
            (#"{"?file":5}"#, #""?file" takes the name of a file, got number 5"#),
            (#"{"?file":""}"#, #""?file" takes the name of a file, got an empty string"#),
            (#"{"?file":"_x.json"}"#, #"there is no file "_x.json" beside spec.json (look for it)"#),
            (
                #"{"?file":"_broken.json"}"#,
                #""_broken.json" is not JSON: expected a value, found "}", in line 2, column 8"#
            ),
            (#"{"?oneOf":[]}"#, #""?oneOf" needs at least one entry"#),
            (#"{"?includes":[]}"#, #""?includes" needs at least one entry"#),
            (#"{"?unordered":5}"#, #""?unordered" takes a list of values or matchers, got number 5"#),
            (
                #"{"?near":5}"#,
                #""?near" needs "?within" beside it (write { "?near": 3.14, "?within": 0.01 })"#
            ),
            (
                #"{"?within":5}"#,
                #""?within" needs "?near" beside it (write { "?near": "{{now}}", "?within": "5s" })"#
            ),
            (
                #"{"?near":true,"?within":5}"#,
                #""?near" takes a number, an ISO date or a duration, got boolean true"#
            ),
            (
                #"{"?near":"2024-01-01","?within":5}"#,
                #""?within" takes a duration beside a date, got number 5"#
            ),
            (
                #"{"?near":"5s","?within":1}"#,
                #""?within" takes a duration beside a duration, got number 1"#
            ),
            (
                #"{"?near":5,"?within":"1s"}"#,
                #""?within" takes a number from 0 beside a number, got string "1s""#
            ),
            (
                #"{"?near":5,"?within":-1}"#,
                #""?within" takes a number from 0 beside a number, got number -1"#
            ),
            (
                #"{"?near":1e20000,"?within":1}"#,
                #""?near" and "?within" are too far apart: their exact sum has more than 10,000 digits"#
            ),
            (
                #"{"?gt":1,"id":2}"#,
                #""id" stands beside the matcher "?gt": an object is either matchers or members (a member whose name begins with "?" is written "??gt")"#
            ),
            (
                #"{"lt":1,"?gt":2}"#,
                #""lt" stands beside the matcher "?gt": an object is either matchers or members (did you mean "?lt"?)"#
            ),
            (#"{"?any":5}"#, #""?any" takes a list of values or matchers, got number 5"#),
            (#"{"?in":[]}"#, #""?in" needs at least one entry"#),
            (#"{"?all":[]}"#, #""?all" needs at least one entry"#),
            (
                #"{"?gt":"5"}"#,
                #""?gt" takes a number, an ISO date or a duration, got string "5" (write 5 without quotes)"#
            ),
            (#"{"?lt":null}"#, #""?lt" takes a number, an ISO date or a duration, got null"#),
            (#"{"?startsWith":5}"#, #""?startsWith" takes text, got number 5"#),
            (#"{"?matches":["a"]}"#, #""?matches" takes a regular expression, got array ["a"]"#),
            (
                #"{"?size":"5"}"#,
                #""?size" takes a whole number from 0, or a matcher for one, got string "5""#
            ),
            (#"{"?size":-1}"#, #""?size" takes a whole number from 0, or a matcher for one, got number -1"#),
            (
                #"{"?size":1.5}"#,
                #""?size" takes a whole number from 0, or a matcher for one, got number 1.5"#
            ),
            (
                #"{"?size":{"a":1}}"#,
                #""?size" takes a whole number from 0, or a matcher for one, got object {"a":1}"#
            ),
            (#"{"?is":"strng"}"#, #"unknown kind "strng" (did you mean "string"?)"#),
            (#"{"?is":["null","int"]}"#, #"unknown kind "int" (did you mean "integer"?)"#),
            (#"{"?is":5}"#, #""?is" takes the name of a kind, or a list of them, got number 5"#),
            (#"{"?because":5,"?gt":1}"#, #""?because" takes text, got number 5"#),
            (
                #"{"a":[{"?not":{"?gt":[]}}]}"#,
                #""?gt" takes a number, an ISO date or a duration, got an empty array"#
            ),
        ])
    func wrong(_ expected: String, _ message: String) throws {
        let source = SourceText(name: "spec.json", text: expected)
        let located = try JSONParser.parseLocated(source.bytes, dialect: .commented)
        let found = Matcher.validate(located, source: source, in: FixedSurroundings())
        #expect(found.map { $0.message + ($0.hint.map { " (\($0))" } ?? "") } == [message])
        #expect(throws: MatcherError.self) {
            try Matcher(located, source: source, in: FixedSurroundings())
        }
    }

    @Test("the fault of a pattern is shown inside it, through the escapes of the string")
    func pattern() throws {
        #expect(
            try diagnostics(#"{ "?matches": "\\d+\u0028a" }"#) == #"""
                spec.json:1:27: error: bad pattern: missing closing parenthesis
                  | { "?matches": "\\d+\u0028a" }
                  |                           ^
                """#)
    }

    @Test("all of them are listed")
    func all() throws {
        let found = try diagnostics(#"{"a":{"?gt":"x"},"b":{"?is":"nope"},"c":{"?equal":1}}"#)
        #expect(found.split(separator: "\n").count(where: { $0.contains("error: ") }) == 3)
    }

    @Test(
        "texts with templates are not judged",
        arguments: [
            #"{"?gt":"{{limit}}"}"#, #"{"?is":"{{kind}}"}"#, #"{"?is":["null","{{kind}}"]}"#,
            #"{"?in":"{{ids}}"}"#,
            #"{"?size":"{{n}}"}"#, #"{"?matches":"({{p}}"}"#, #"{"?startsWith":"{{a}}"}"#, #"{"{{name}}":1}"#,
            #"{"?because":"{{why}}","?gt":1}"#,
        ])
    func templates(_ expected: String) throws {
        #expect(try diagnostics(expected) == "")
    }
}

import JSON
import Testing

@Suite("JSON with places")
struct LocatedJSONTests {
    /// The source text of every value and name, outermost first.
    private func pieces(_ value: LocatedJSON, in bytes: [UInt8]) -> [String] {
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        let inner: [String] =
            switch value.content {
            case .array(let elements): elements.flatMap { pieces($0, in: bytes) }
            case .object(let members):
                members.flatMap { [text($0.keyRange)] + pieces($0.value, in: bytes) }
            default: []
            }
        return [text(value.range)] + inner
    }

    @Test("ranges hold the whole value, quotes and brackets included, and nothing around it")
    func ranges() throws {
        let text = "\u{FEFF} { \"é\\n\" : [ -1.5 , true,null, \"x\" /* c */ , ] } "
        let bytes = Array(text.utf8)
        let located = try JSONParser.parseLocated(bytes, dialect: .commented)
        #expect(
            pieces(located, in: bytes) == [
                "{ \"é\\n\" : [ -1.5 , true,null, \"x\" /* c */ , ] }", "\"é\\n\"",
                "[ -1.5 , true,null, \"x\" /* c */ , ]", "-1.5", "true", "null", "\"x\"",
            ])
        #expect(located.range.lowerBound == 4)
    }

    @Test("without its places it is the value that the plain parser reads")
    func value() throws {
        let bytes = Array(#"{"a":[1.0,{"b":null}],"\udead":"\ud800","t":true,"a":"x"}"#.utf8)
        let located = try JSONParser.parseLocated(bytes, dialect: .strict)
        #expect(located.value.written() == (try JSONParser.parse(bytes)).written())
        #expect(located.kindName == "object")
    }

    @Test("errors are those of the plain parser", arguments: ["[1,", "{\"a\":tru}", "\"\\q\""])
    func errors(_ text: String) {
        let bytes = Array(text.utf8)
        let plain = #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(bytes) }
        let located = #expect(throws: JSONSyntaxError.self) {
            try JSONParser.parseLocated(bytes, dialect: .strict)
        }
        #expect(plain == located)
    }

    private static let lists =
        #"{ "steps": [ {"a": [1]}, 2, [{"b": 3}], {} ], "x": [{"c": 4}], "y": {"steps": [{"d": 5}]} }"#

    @Test("objects in a list that is to be emptied keep their places only; other values stay")
    func emptied() throws {
        let bytes = Array(Self.lists.utf8)
        let located = try JSONParser.parseLocated(bytes, dialect: .commented, emptying: ["steps"])
        #expect(
            located.value.written()
                == #"{"steps":[{},2,[{"b":3}],{}],"x":[{"c":4}],"y":{"steps":[{"d":5}]}}"#)
        #expect(pieces(located, in: bytes)[3] == #"{"a": [1]}"#)
    }

    @Test("an object of such a list is read at its place as it would have been with the whole")
    func emptiedObject() throws {
        let bytes = Array(#"/* é */ { "steps": [ {"a": 1}, {"b": [ "x", {"steps": [{"c": 2}]} ] } ] }"#.utf8)
        let whole = try JSONParser.parseLocated(bytes, dialect: .commented)
        let start = try #require(pieces(whole, in: bytes).firstIndex { $0.hasPrefix(#"{"b""#) })
        let expected = Array(pieces(whole, in: bytes)[start...])
        let range = try #require(element(1, of: whole)).range
        let object = try JSONParser.parseLocated(bytes, at: range, dialect: .commented)
        #expect(pieces(object, in: bytes) == expected)
        #expect(object.range == range)
    }

    private func element(_ index: Int, of located: LocatedJSON) -> LocatedJSON? {
        guard case .object(let members) = located.content,
            case .array(let elements)? = members.first?.value.content
        else { return nil }
        return elements[index]
    }

    @Test("what is wrong in an object that comes empty is told with its place")
    func errorInEmptied() {
        let bytes = Array(#"{"steps":[{"a":tru}]}"#.utf8)
        let whole = #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(bytes) }
        let emptied = #expect(throws: JSONSyntaxError.self) {
            try JSONParser.parseLocated(bytes, dialect: .strict, emptying: ["steps"])
        }
        #expect(emptied == whole)
    }
}

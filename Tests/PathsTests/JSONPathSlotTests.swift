import JSON
@testable import Paths
import Testing

@Suite("JSONPath: slots")
struct JSONPathSlotTests {
    private static let document: JSONValue = [
        "user": ["name": "Ada", "5": "five", "true": "yes"],
        "items": [["id": 5, "name": "five"], ["id": "5", "name": "text"], ["id": nil, "name": "none"]],
        "a'b": 1, "{{x}}": 2,
    ]

    @Test(
        "a value in a slot is a name, part of a literal, or a literal of its type",
        arguments: [
            ("$.user.{{k}}", ["name"], ["Ada"]), ("$.user.{{k}}", [5], ["five"]),
            ("$.user.{{k}}", [true], ["yes"]),
            ("$.user.na{{k}}", ["me"], ["Ada"]), ("$..{{k}}", ["id"], [5, "5", nil]),
            ("$[{{k}}]", ["a'b"], [1]),
            ("$['a{{k}}b']", ["'"], [1]), ("$.items[{{k}}].name", [0], ["five"]),
            ("$.items[{{k}}].name", ["0"], []),
            ("$.items[{{k}}].name", [.number(JSONNumber(validated: "-1.0"))], ["none"]),
            ("$.items[{{a}}:{{b}}].name", [0, 2], ["five", "text"]),
            ("$.items[ {{a}} : : {{b}} ].name", [2, -2], ["none", "five"]),
            ("$.items[?@.id=={{k}}].name", [5], ["five"]), ("$.items[?@.id=={{k}}].name", ["5"], ["text"]),
            ("$.items[?@.id=={{k}}].name", [nil], ["none"]), ("$.items[?@.name=='{{k}}e'].id", ["fiv"], [5]),
            ("$.items[?match(@.name, {{k}})].id", ["f.*"], [5]),
            ("$.items[?search(@.name, '^{{k}}')].id", ["te"], ["5"]),
            ("$.items[?length(@.name)>length({{k}})].id", ["abc"], [5, "5", nil]),
            ("$.items[?@.{{k}}].name", ["id"], ["five", "text", "none"]), ("$['\\{{x}}']", [], [2]),
        ] as [(String, [JSONValue], [JSONValue])])
    func filled(text: String, values: [JSONValue], expected: [JSONValue]) throws {
        let query = try JSONPathQuery(text).filled(with: values)
        #expect(try query.values(in: Self.document) == expected)
    }

    @Test(
        "no value changes the shape of a path",
        arguments: ["a.b", "'] , ['user", "*", "..", "{{user}}", "$.user"])
    func shape(text: String) throws {
        for path in ["$.{{k}}", "$[{{k}}]", "$['{{k}}']"] {
            let query = try JSONPathQuery(path).filled(with: [.string(text)])
            #expect(query.isSingular)
            #expect(try query.values(in: Self.document) == [])
        }
    }

    @Test(
        "a value that a slot cannot hold is an error",
        arguments: [
            ("$.{{k}}", [], "\"{{k}}\" stands for text, got an object"),
            ("$.{{k}}", nil, "\"{{k}}\" stands for text, got null"),
            ("$[{{ k }}]", true, "\"{{k}}\" stands for a name or an index, got a boolean"),
            (
                "$[{{k}}]", .number(JSONNumber(validated: "1.5")),
                "\"{{k}}\" stands for a whole number, got the number 1.5"
            ),
            (
                "$[{{k}}]", 9_007_199_254_740_992,
                "\"{{k}}\" stands for a whole number, got the number 9007199254740992"
            ),
            ("$[{{k}}:]", "1", "\"{{k}}\" stands for a whole number, got a string"),
            ("$[?@=={{k}}]", ["a"], "\"{{k}}\" stands for a string, number, boolean or null, got an array"),
            ("$[?@=='{{k}}']", ["a"], "\"{{k}}\" stands for text, got an array"),
        ] as [(String, JSONValue, String)])
    func refused(text: String, value: JSONValue, message: String) throws {
        let value: JSONValue = text == "$.{{k}}" && value == [] ? [:] : value
        #expect(throws: JSONPathSlotError(slot: 0, message: message)) {
            try JSONPathQuery(text).filled(with: [value])
        }
    }

    @Test("a slot without a value is an error that names it")
    func missing() throws {
        #expect(throws: JSONPathSlotError(slot: 1, message: "\"{{b}}\" has no value")) {
            try JSONPathQuery("$.{{a}}.{{b}}").filled(with: ["x"])
        }
    }

    @Test("slots are listed in their order with their places in bytes")
    func listed() throws {
        let query = try JSONPathQuery("$.é.{{ a }}['{{b -> default '}}'}}x'][?@[{{c}}]=={{d}}][:{{e}}]")
        #expect(query.slots.map(\.text) == ["a", "b -> default '}}'", "c", "d", "e"])
        #expect(query.slots.map(\.kind) == [.text, .text, .selector, .literal, .integer])
        #expect(query.slots.first?.offset == 8)
        #expect(query.slots.first?.range == 5..<12)
    }

    @Test("a query with an empty slot selects nothing there")
    func unfilled() throws {
        for text in ["$.{{k}}", "$[{{k}}]", "$.items[{{k}}:]", "$.items[?@.id>={{k}}]"] {
            #expect(try JSONPathQuery(text).values(in: Self.document) == [])
        }
    }

    @Test("without slots the braces are ordinary")
    func plain() throws {
        #expect(try JSONPathQuery("$['{{x}}']", hasSlots: false).values(in: Self.document) == [2])
    }
}

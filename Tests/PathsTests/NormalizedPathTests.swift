import JSON
import Paths
import Testing

@Suite("Normalized paths")
struct NormalizedPathTests {
    @Test("the standard's form and the short form")
    func forms() {
        let path = NormalizedPath().appending(name: "a").appending(index: 0).appending(name: "b c")
            .appending(name: "é").appending(name: "").appending(name: "0x")
        #expect(path.description == "$['a'][0]['b c']['é']['']['0x']")
        #expect(path.shorthand == "$.a[0]['b c'].é['']['0x']")
        #expect(NormalizedPath().description == "$")
        #expect(NormalizedPath().shorthand == "$")
    }

    @Test("only quotes, backslashes and control characters are escaped")
    func escapes() {
        let path = NormalizedPath().appending(name: "'\\\"/\u{8}\t\n\u{C}\r\u{0}\u{1F}\u{7F}é")
        #expect(path.description == "$['\\'\\\\\"/\\b\\t\\n\\f\\r\\u0000\\u001f\u{7F}é']")
    }

    @Test("paths are equal by the scalars of their names")
    func equality() {
        let composed = NormalizedPath().appending(name: "é")
        let decomposed = NormalizedPath().appending(name: "e\u{301}")
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed, composed]).count == 2)
    }

    @Test("the path of every node leads to that node")
    func everyNode() throws {
        var generator = Pseudorandom(state: 42)
        for _ in 0..<200 {
            let document = generator.value(depth: 4)
            for path in ["$..*", "$", "$.*", "$..[1]", "$[::-1]", "$..[?@]"] {
                for node in try JSONPathQuery(path).located(in: document) {
                    let query = try JSONPathQuery(node.path.description, hasSlots: false)
                    #expect(query.isSingular)
                    #expect(query.singular(in: document) == node.value)
                    #expect(try query.located(in: document).map(\.path) == [node.path])
                    let short = try JSONPathQuery(node.path.shorthand, hasSlots: false)
                    #expect(short.singular(in: document) == node.value)
                }
            }
        }
    }
}

/// Documents that are the same in every run.
private struct Pseudorandom {
    var state: UInt64

    private static let names = [
        "a", "b", "'", "\\", "\"", "", "é", "e\u{301}", "\n", "😀", "0", "{{a}}", "-", "a b",
    ]

    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    mutating func value(depth: Int) -> JSONValue {
        switch next(below: depth > 0 ? 7 : 4) {
        case 0: return .null
        case 1: return .boolean(next(below: 2) == 0)
        case 2: return .number(JSONNumber(next(below: 1_000)))
        case 3: return .string(Self.names[next(below: Self.names.count)])
        case 4: return .array((0..<next(below: 4)).map { _ in value(depth: depth - 1) })
        default:
            let members = (0..<next(below: 5)).map { _ in
                JSONMember(key: Self.names[next(below: Self.names.count)], value: value(depth: depth - 1))
            }
            return .object(JSONObject(members: members))
        }
    }
}

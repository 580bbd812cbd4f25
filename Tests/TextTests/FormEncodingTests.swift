import JSON
import TestSupport
import Testing
import Text

@Suite("Form encoding")
struct FormEncodingTests {
    @Test("the form of a request")
    func serialized() {
        let form = FormEncoding.serialize([("item", "1"), ("item", "2"), ("u", "a+b c~*"), ("é", "&=")])
        #expect(form == "item=1&item=2&u=a%2Bb+c%7E*&%C3%A9=%26%3D")
        #expect(FormEncoding.serialize([]) == "")
    }

    @Test("a form is read back", arguments: ["a=1&b=2", "a=%26%3D%25&%2B=+", "=&a="])
    func roundTrip(text: String) {
        #expect(FormEncoding.serialize(FormEncoding.parse(text)) == text)
    }
}

@Suite("Form encoding: the conformance suite", .enabled(if: Conformance.isAvailable, Conformance.skipped))
struct FormEncodingConformanceTests {
    @Test("every form is parsed as the standard says")
    func parser() throws {
        var tally = ConformanceTally("url/whatwg/urlencoded-parser")
        for test in try Conformance.cases("url/whatwg/urlencoded-parser.json", under: "cases") {
            let pairs = FormEncoding.parse(try test.text("input"))
            let found = JSONValue.array(pairs.map { [.string($0.name), .string($0.value)] })
            tally.note(
                try test.text("input"), holds: found == test["output"], orElse: "got \(found.written())")
        }
        tally.close()
    }

    @Test("every form is written as the standard says")
    func serializer() throws {
        var tally = ConformanceTally("url/whatwg/urlencoded-serializer-own")
        for test in try Conformance.cases("url/whatwg/urlencoded-serializer-own.json", under: "cases") {
            let pairs = (test["pairs"]?.arrayValue ?? []).map { pair in
                let texts = (pair.arrayValue ?? []).map { $0.stringValue ?? "" }
                return (name: texts[0], value: texts[1])
            }
            let found = FormEncoding.serialize(pairs)
            tally.note(found, holds: .string(found) == test["encoded"])
        }
        tally.close()
    }
}

import JSON
import Paths
import Testing
import XML

@testable import Matching

@Suite("What paths give")
struct PathValueTests {
    private func sentences(_ expected: String, _ value: PathValue, label: String) throws -> [String] {
        try Expectation(expected).matcher.mismatches(of: value, label: label).map {
            "\($0.path)  \($0.message)"
        }
    }

    private func nodes(_ text: String) throws -> PathValue {
        .nodes(try XMLDocument.parse(Array(text.utf8)).root.elementChildren)
    }

    @Test("nodes compare by their string-values, without a type")
    func stringValues() throws {
        let two = try nodes("<a><b>1</b><b>x<c>y</c></b></a>")
        #expect(try sentences(#"[1,"xy"]"#, two, label: "//b") == [])
        #expect(try sentences(#"{"?size":2}"#, two, label: "//b") == [])
        #expect(try sentences("true", try nodes("<a><b> 1 </b></a>"), label: "//b") == [])
        #expect(
            try sentences("2", try nodes("<a/>"), label: "//b") == ["//b  expected 2, but //b is absent"])
    }

    @Test("header lines are a list, JSON has its types, text from elsewhere none")
    func kinds() throws {
        #expect(try sentences("5", .lines(["5"]), label: "header A") == [])
        #expect(try sentences("5", .untyped("5"), label: "cookie a") == [])
        #expect(
            try sentences("5", .json("5"), label: "$.a") == [#"$.a  expected number 5, got string "5""#])
        #expect(try sentences("5", .bytes(Array("5".utf8)), label: "bytes") == [])
        #expect(try sentences(#"{"?is":"absent"}"#, .absent, label: "$.a") == [])
    }

    @Test("what is no number is neither equal to anything nor different from it")
    func notFinite() throws {
        let value = PathValue.notFinite("NaN")
        #expect(try sentences(#"{"?is":"present"}"#, value, label: "number(//a)") == [])
        #expect(
            try sentences("5", value, label: "number(//a)") == [
                "number(//a)  expected number 5, got number NaN"
            ])
        #expect(
            try sentences(#"{"?not":5}"#, value, label: "number(//a)") == [
                "number(//a)  expected anything but 5, got number NaN, which this cannot judge"
            ])
        #expect(!(try sentences(#"{"?is":"number"}"#, value, label: "number(//a)").isEmpty))
    }
}

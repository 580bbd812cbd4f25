import Testing

@testable import Results

@Suite("What is no result")
struct ResultFormatTests {
    private static let place = #""place":{"file":"a","line":1,"column":1}"#

    @Test(
        "what is wrong with a test is told",
        arguments: [
            ("[]", "a test must be an object"),
            ("", "this is no JSON: expected a value, the text is empty"),
            ("{}", "\"name\" of a test is missing"),
            (#"{"name":7}"#, "\"name\" of a test must be a text"),
            (#"{"name":"\ud800"}"#, "\"name\" of a test must be a text"),
            (#"{"name":"t","place":7}"#, "a place must be an object"),
            (
                #"{"name":"t","place":{"file":"a","line":1.5,"column":1}}"#,
                "\"line\" of a place must be a whole number"
            ),
            (
                #"{"name":"t","place":{"file":"a","line":-1,"column":1}}"#,
                "\"line\" of a place must be a whole number"
            ),
            (
                #"{"name":"t",\#(place),"outcome":"green"}"#,
                "\"outcome\" of a test must be passed, failed, errored, notRun or skipped"
            ),
            (
                #"{"name":"t",\#(place),"outcome":"passed","duration":"1 s"}"#,
                "\"duration\" of a test must be a number of seconds"
            ),
            (
                #"{"name":"t",\#(place),"outcome":"passed","duration":0,"steps":{}}"#,
                "\"steps\" of a test must be a list"
            ),
            (
                #"{"name":"t",\#(place),"outcome":"passed","duration":0,"failure":{"kind":"Odd"}}"#,
                "\"kind\" of a failure must be one of the kinds of failure that this version knows"
            ),
            (
                #"{"name":"t",\#(place),"outcome":"passed","duration":0,"steps":[{"name":"s","phase":"end"}]}"#,
                "\"phase\" of a step must be one of the phases"
            ),
        ])
    func wrong(_ text: String, _ message: String) {
        #expect(throws: ResultFormatError(message)) { try ResultReader().test(from: Array(text.utf8)) }
    }

    @Test("members that nobody knows are passed over")
    func unknown() throws {
        let text = #"{"name":"t","new":[1],\#(ResultFormatTests.place),"outcome":"passed","duration":0}"#
        #expect(try ResultReader().test(from: Array(text.utf8)).name == "t")
    }

    @Test("a number that would overflow a sum is refused")
    func large() {
        let text = """
            {"name":"t",\(ResultFormatTests.place),"outcome":"passed","duration":0,"steps":[{"name":"s",\
            \(ResultFormatTests.place),"outcome":"passed","duration":0,"checks":1000000000}]}
            """
        #expect(throws: ResultFormatError("\"checks\" of a step must be less than 1,000,000,000")) {
            try ResultReader().test(from: Array(text.utf8))
        }
    }

    @Test("a test that is cut anywhere is an error, and nothing worse")
    func cut() {
        let bytes = ResultWriter().written(ResultFixture.small)
        for count in bytes.indices {
            #expect(throws: ResultFormatError.self) {
                try ResultReader().test(from: Array(bytes.prefix(count)))
            }
        }
    }

    @Test("a test in which bytes are changed at random is read or refused, and nothing worse")
    func changed() {
        let bytes = ResultWriter().written(ResultFixture.small)
        var numbers = SystemRandomNumberGenerator()
        for _ in 0..<1_000 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                let index = Int.random(in: changed.indices, using: &numbers)
                switch Int.random(in: 0..<4, using: &numbers) {
                case 0: changed[index] = UInt8.random(in: .min ... .max, using: &numbers)
                case 1: changed.remove(at: index)
                case 2: changed.insert(contentsOf: Array("9e9".utf8), at: index)
                default: changed[index] = Array("{}[]\",:0-\\".utf8).randomElement(using: &numbers) ?? 0
                }
            }
            if let test = try? ResultReader().test(from: changed) {
                // What was read can be counted and written, too.
                _ = Counts(of: [test])
                _ = ResultWriter().written(test)
            }
        }
    }
}

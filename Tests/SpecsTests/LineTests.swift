import Specs
import Testing

@Suite("What stands on a line")
struct LineTests {
    private let text = """
        {
          "setup": [
            { "POST": "http://h/login" }
          ],
          "tests": [
            { "name": "a", "GET": "http://h/" },

            { "name": "b",
              "steps": [
                { "GET": "http://h/1" },
                { "GET": "http://h/2",
                  "expect": 200 }
              ],
              "always": [
                { "GET": "http://h/3" }
              ]
            }
          ],
          "teardown": [ { "GET": "http://h/4" } ]
        }
        """

    @Test(
        "is a test, or a step",
        arguments: [
            (1, nil), (2, nil), (3, .setup(step: 0)), (5, nil), (6, .test(0, step: 0)), (7, nil),
            (8, .test(1, step: nil)), (10, .test(1, step: 0)), (11, .test(1, step: 1)),
            (12, .test(1, step: 1)), (13, .test(1, step: nil)), (15, .always(test: 1, step: 0)),
            (17, .test(1, step: nil)), (19, .teardown(step: 0)), (99, nil),
        ] as [(Int, SpecPlace?)])
    func place(_ line: Int, _ place: SpecPlace?) throws {
        #expect(try spec(text).place(ofLine: line) == place)
    }

    @Test("of a file that is one call is that call")
    func shortForm() throws {
        #expect(try spec("{\n  \"GET\": \"http://h/\"\n}").place(ofLine: 2) == .test(0, step: 0))
    }
}

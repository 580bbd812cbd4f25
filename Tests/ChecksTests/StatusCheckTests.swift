import HTTP
import Testing

@Suite("Status")
struct StatusCheckTests {
    @Test(
        "holds",
        arguments: [
            ("200", 200), (#""2xx""#, 204), ("[200, 404]", 404), (#"{"status":{"?gte":200,"?lt":300}}"#, 201),
            (#"{"status":null}"#, 500), ("{}", 299),
        ])
    func holds(_ expect: String, _ status: Int) throws {
        #expect(try failures(expect, Answer.exchange(status)) == [])
    }

    @Test(
        "is named with its reason",
        arguments: [
            ("200", 404, "StatusMismatch 3:1 status  expected 200, got 404 Gone Fishing"),
            (
                #"{"status":["2xx",404]}"#, 500,
                "StatusMismatch 3:11 status  expected 2xx or 404, got 500 Gone Fishing"
            ),
            ("{}", 302, "StatusMismatch 1:1 status  expected 2xx, got 302 Gone Fishing"),
            (
                #"{"status":{"?lt":300}}"#, 500,
                "StatusMismatch 3:12 status  expected a number less than 300, got 500"
            ),
        ])
    func fails(_ expect: String, _ status: Int, _ failure: String) throws {
        #expect(try failures(expect, Answer.exchange(status, "Gone Fishing")) == [failure])
    }
}

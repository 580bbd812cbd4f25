import HTTP
import Testing

@testable import Running

@Suite("The answer of a token endpoint")
struct TokenAnswerTests {
    private func read(_ status: Int, _ body: String, type: String = "application/json") throws
        -> Result<AccessToken, TokenProblem>
    {
        let response = Response(
            status: status, reason: status == 200 ? "OK" : "Nope", headers: [Header("Content-Type", type)],
            body: Array(body.utf8), url: try HTTPURL("http://h.test/token"))
        return TokenAnswer.read(response, sentAt: .seconds(5))
    }

    @Test(
        "with a token gives it and when it ends",
        arguments: [
            (#"{"access_token": "t-1", "token_type": "Bearer", "expires_in": 100}"#, .seconds(95)),
            (#"{"access_token": "t-1", "token_type": "bearer", "expires_in": "100"}"#, .seconds(95)),
            (#"{"access_token": "t-1", "token_type": "BEARER"}"#, nil), (#"{"access_token": "t-1"}"#, nil),
            (#"{"access_token": "t-1", "expires_in": 1.5}"#, nil),
            (#"{"access_token": "t-1", "expires_in": "soon"}"#, nil),
        ] as [(String, Duration?)])
    func token(body: String, end: Duration?) throws {
        let token = try read(200, body).get()
        #expect(token.text == "t-1")
        #expect(token.expiresAt == end)
    }

    @Test(
        "without one says why",
        arguments: [
            (
                401, #"{"error": "invalid_client", "error_description": "who\nis web?"}"#,
                #"it answered 401 Nope with the error "invalid_client" (who is web?)"#
            ),
            (400, #"{"error": "invalid_grant"}"#, #"it answered 400 Nope with the error "invalid_grant""#),
            (200, #"{"error": "slow_down"}"#, #"it answered 200 OK with the error "slow_down""#),
            (500, "<html>", "it answered 500 Nope"), (404, "{}", "it answered 404 Nope"),
            (200, "<html>", "its answer (200 OK, application/json) is no JSON object"),
            (200, "", "its answer (200 OK, application/json) is no JSON object"),
            (200, "[1]", "its answer (200 OK, application/json) is no JSON object"),
            (200, #"{"token": "t"}"#, #"its answer (200 OK) has no "access_token""#),
            (200, #"{"access_token": ""}"#, #"its answer (200 OK) has no "access_token""#),
            (
                200, #"{"access_token": "t", "token_type": "mac"}"#,
                #"its "token_type" is "mac", expected Bearer"#
            ),
        ])
    func problem(status: Int, body: String, expected: String) throws {
        guard case .failure(let problem) = try read(status, body) else {
            Issue.record("expected a problem")
            return
        }
        #expect(
            problem.message(from: try HTTPURL("http://h.test/token"))
                == "no token from http://h.test/token: " + expected)
    }
}

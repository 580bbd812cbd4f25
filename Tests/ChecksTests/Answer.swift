import HTTP

/// Answers as tests need them.
enum Answer {
    static func exchange(
        _ status: Int = 200, _ reason: String = "", headers: [(String, String)] = [], body: String = "",
        bytes: [UInt8]? = nil, hops: [Hop] = [], time: Duration = .zero
    ) throws -> Exchange {
        let url = try HTTPURL("http://127.0.0.1:8080/notes?q=1")
        let response = Response(
            status: status, reason: reason, headers: headers.map { Header($0.0, $0.1) },
            body: bytes ?? Array(body.utf8), wireSize: 7, url: url,
            timing: Timing(dns: .milliseconds(1), connect: .microseconds(1_250), firstByte: .milliseconds(9)),
            remoteAddress: "127.0.0.1")
        return Exchange(
            sent: SentRequest(method: "GET", url: url, headers: []), hops: hops, result: .success(response),
            time: time)
    }
}

/// A redirect that a step followed, masked.
package struct RecordedHop: Sendable, Equatable {
    package internal(set) var method: String
    package internal(set) var url: String
    package let status: Int
    /// The `Location` of the answer as it was sent.
    package internal(set) var location: String
    package internal(set) var sentHeaders: [RecordedHeader]
    /// Those of the answer.
    package internal(set) var headers: [RecordedHeader]
    package let timing: RecordedTiming

    package init(
        method: String, url: String, status: Int, location: String, sentHeaders: [RecordedHeader],
        headers: [RecordedHeader], timing: RecordedTiming
    ) {
        self.method = method
        self.url = url
        self.status = status
        self.location = location
        self.sentHeaders = sentHeaders
        self.headers = headers
        self.timing = timing
    }
}

/// How an answer says that its body is divided (RFC 9112 §6.1).
enum TransferCoding {
    /// What is wrong with it, as a sentence goes on; nil where nothing is. Other codings than chunks are for
    /// who asked for them with `TE`, and libcurl does not tell whether they came whole.
    static func problem(in headers: [Header]) -> String? {
        let values = headers.values(of: "Transfer-Encoding")
        if values.isEmpty || (values.count == 1 && Token.equal(values[0], "chunked")) { return nil }
        let value = values.joined(separator: ", ")
        if Token.equal(value, "identity") { return nil }
        return "its Transfer-Encoding is \(QuotedText.of(value)), expected \"chunked\""
    }
}

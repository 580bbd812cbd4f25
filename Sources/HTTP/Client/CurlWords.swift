/// What libcurl says of an answer, for readers who do not know it. What is not here is shown as it is.
enum CurlWords {
    /// By libcurl's text in lower case.
    static let plain = [
        "received http/0.9 when not allowed":
            "it does not begin with \"HTTP/\"; a server that speaks TLS is called by https",
        "unsupported http version in response": "its first line has no version and status that are known",
        "unsupported response code in http response": "its status is not between 100 and 999",
        "invalid content-length: value": "its Content-Length is not a number of bytes",
        "nul byte in header": "one of its headers holds a NUL byte",
        "header without colon": "one of its header lines has no colon",
        "illegal or missing hexadecimal sequence in chunked-encoding":
            "the size of a chunk is not a hexadecimal number",
        "too long hexadecimal number in chunked-encoding": "the size of a chunk has too many digits",
        "malformed encoding found in chunked-encoding": "a chunk is longer than its size",
        "out of memory in chunked-encoding": "a line of its trailers is too long",
        "failed reading the chunked-encoded stream": "a line of its trailers has no colon",
    ]

    /// Whether a remark tells of bytes behind the end of an answer. libcurl drops what it has read of them; what
    /// else comes would be the start of the next answer on that connection.
    static func tellsOfExcess(_ remark: UnsafeBufferPointer<UInt8>) -> Bool {
        unsafe remark.starts(with: "Excess found".utf8)
            || remark.starts(with: "Leftovers after chunking".utf8)
    }
}

/// Takes the lines of an answer's head as they come: forgets interim answers (1xx), ends at the empty line of
/// the last one, and reads no trailers.
struct HeaderReader {
    /// Of all heads of one exchange together, in bytes.
    static let limit = 256_000
    /// What libcurl at least takes in one line.
    static let lineLimit = 100_000

    enum Problem: Error {
        case tooLong
        case malformed(String)
    }

    private(set) var version = ""
    private(set) var status = 0
    private(set) var reason = ""
    private(set) var headers: [Header] = []
    /// Whether the head of the last answer is whole.
    private(set) var isComplete = false
    private var isInHead = false
    /// Whether an answer may begin: at the start, behind an interim one, and when a request was sent again.
    private var expectsHead = true
    private var size = 0

    /// Tells that a request has gone out, which libcurl may do several times in one exchange.
    mutating func expectAnswer() { expectsHead = true }

    /// Takes one line with its line break.
    ///
    /// - Throws: `Problem` where the head cannot be meant seriously.
    mutating func take(_ line: UnsafeBufferPointer<UInt8>) throws(Problem) {
        size += line.count
        if size > HeaderReader.limit { throw .tooLong }
        let end = unsafe line.lastIndex { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }
        let text = unsafe UnsafeBufferPointer(rebasing: line[..<(end.map { $0 + 1 } ?? 0)])
        if isInHead {
            unsafe try takeLine(text)
        } else if expectsHead && !text.isEmpty {
            unsafe try begin(text)
        }
        // What else comes are trailers.
    }

    private mutating func begin(_ line: UnsafeBufferPointer<UInt8>) throws(Problem) {
        guard let first = unsafe StatusLine(line) else {
            let line = QuotedText.of(unsafe HeaderReader.text(line))
            throw .malformed(
                "its first line is \(line), expected a version, a status of three digits and a reason, as in "
                    + "\"HTTP/1.1 200 OK\"")
        }
        (version, status) = (first.version, first.status)
        reason = unsafe HeaderReader.text(UnsafeBufferPointer(rebasing: line[first.reason]))
        headers.removeAll(keepingCapacity: true)
        (isInHead, isComplete, expectsHead) = (true, false, false)
    }

    private mutating func takeLine(_ line: UnsafeBufferPointer<UInt8>) throws(Problem) {
        guard let first = unsafe line.first else { return try finish() }
        if Blanks.isBlank(first) {
            unsafe try fold(line)
        } else {
            unsafe try takeField(line)
        }
    }

    private mutating func takeField(_ line: UnsafeBufferPointer<UInt8>) throws(Problem) {
        let colon = unsafe line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
        let name = unsafe HeaderReader.text(UnsafeBufferPointer(rebasing: line[..<colon]))
        guard colon < line.endIndex, Token.isValid(name) else {
            let line = QuotedText.of(unsafe HeaderReader.text(line))
            throw .malformed(
                "one of its header lines is \(line), expected a name without white space, a colon and a value"
            )
        }
        headers.append(Header(name, unsafe try value(line[(colon + 1)...], of: name)))
    }

    /// A line that goes on with the field before it (RFC 9112 §5.2).
    private mutating func fold(_ line: UnsafeBufferPointer<UInt8>) throws(Problem) {
        // Only the name: a second holder of the value would make each of many lines copy it.
        guard let name = headers.last?.name else { throw .malformed(HeaderReader.foldedStart) }
        headers[headers.count - 1].value += " " + (unsafe try value(line[...], of: name))
    }

    /// What is wrong with white space at the start of the first header line.
    static let foldedStart = "its first header line begins with white space, as if it went on with another"

    private func value(
        _ bytes: Slice<UnsafeBufferPointer<UInt8>>, of name: String
    ) throws(Problem) -> String {
        var (start, end) = unsafe (bytes.startIndex, bytes.endIndex)
        while start < end, unsafe Blanks.isBlank(bytes[start]) { start += 1 }
        while start < end, unsafe Blanks.isBlank(bytes[end - 1]) { end -= 1 }
        let trimmed = unsafe UnsafeBufferPointer(rebasing: bytes[start..<end])
        if unsafe trimmed.contains(UInt8(ascii: "\r")) {
            throw .malformed("its header \"\(name)\" holds a carriage return, which may only end a line")
        }
        return unsafe HeaderReader.text(trimmed)
    }

    private mutating func finish() throws(Problem) {
        isInHead = false
        // Behind an interim answer the next one follows; behind 101 that of another protocol.
        expectsHead = status < 200
        if status < 200 && status != 101 { return }
        isComplete = true
        if let problem = ContentLength.problem(in: headers) ?? TransferCoding.problem(in: headers) {
            throw .malformed(problem)
        }
    }

    /// UTF-8, or what is none as ISO-8859-1.
    private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        // ASCII, which nearly all headers are, needs no validation.
        if unsafe bytes.allSatisfy({ $0 < 0x80 }) { return unsafe String(decoding: bytes, as: UTF8.self) }
        if let text = unsafe String(validating: bytes, as: UTF8.self) { return text }
        var text = ""
        unsafe bytes.forEach { text.unicodeScalars.append(Unicode.Scalar($0)) }
        return text
    }
}

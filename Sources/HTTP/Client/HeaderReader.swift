import Text

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
    private var size = 0

    /// Takes one line with its line break.
    ///
    /// - Throws: `Problem` where the head cannot be meant seriously.
    mutating func take(_ line: UnsafeBufferPointer<UInt8>) throws(Problem) {
        size += line.count
        if size > HeaderReader.limit { throw .tooLong }
        let end = unsafe line.lastIndex { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }
        let text = unsafe UnsafeBufferPointer(rebasing: line[..<(end.map { $0 + 1 } ?? 0)])
        if unsafe text.starts(with: "HTTP/".utf8), unsafe takeStatusLine(text) { return }
        if isComplete { return }
        if text.isEmpty {
            try finish()
        } else if let first = unsafe text.first, Blanks.isBlank(first) {
            unsafe fold(text)
        } else {
            unsafe takeField(text)
        }
    }

    /// `HTTP/1.1 200 OK`: a new head begins. False where the line is no status line.
    private mutating func takeStatusLine(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        let parts = unsafe line.split(
            separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
        guard unsafe parts.count >= 2, let code = unsafe Int(HeaderReader.text(Array(parts[1]))),
            (100...999).contains(code)
        else { return false }
        version = unsafe HeaderReader.text(Array(parts[0]))
        status = code
        reason = unsafe parts.count > 2 ? HeaderReader.text(Array(parts[2])) : ""
        headers.removeAll(keepingCapacity: true)
        isComplete = false
        return true
    }

    private mutating func takeField(_ line: UnsafeBufferPointer<UInt8>) {
        // A line without a colon is no field; libcurl lets it pass and so nobody sees it.
        guard let colon = unsafe line.firstIndex(of: UInt8(ascii: ":")) else { return }
        let name = unsafe HeaderReader.trimmed(line[..<colon])
        let value = unsafe HeaderReader.trimmed(line[(colon + 1)...])
        headers.append(Header(HeaderReader.text(name), HeaderReader.text(value)))
    }

    /// A line that goes on with the field before it (RFC 9112 §5.2).
    private mutating func fold(_ line: UnsafeBufferPointer<UInt8>) {
        guard !headers.isEmpty else { return }
        headers[headers.count - 1].value += unsafe " " + HeaderReader.text(HeaderReader.trimmed(line[...]))
    }

    private mutating func finish() throws(Problem) {
        if status < 200 && status != 101 { return }
        isComplete = true
        let lengths = Set(
            headers.values(of: "Content-Length").flatMap { $0.split(separator: ",") }.map {
                String(decoding: Blanks.trimmed(Array($0.utf8)[...]), as: UTF8.self)
            })
        if lengths.count > 1 {
            throw .malformed(
                "it has two Content-Length that differ: \(lengths.sorted().joined(separator: ", "))")
        }
    }

    private static func trimmed(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> ArraySlice<UInt8> {
        unsafe Blanks.trimmed(Array(bytes)[...])
    }

    /// UTF-8, or what is none as ISO-8859-1.
    private static func text(_ bytes: some Collection<UInt8>) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        var text = ""
        for byte in bytes { text.unicodeScalars.append(Unicode.Scalar(byte)) }
        return text
    }
}

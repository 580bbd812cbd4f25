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
        guard unsafe parts.count >= 2,
            let code = unsafe Int(HeaderReader.text(UnsafeBufferPointer(rebasing: parts[1]))),
            (100...999).contains(code)
        else { return false }
        version = unsafe HeaderReader.text(UnsafeBufferPointer(rebasing: parts[0]))
        status = code
        reason = unsafe parts.count > 2 ? HeaderReader.text(UnsafeBufferPointer(rebasing: parts[2])) : ""
        headers.removeAll(keepingCapacity: true)
        isComplete = false
        return true
    }

    private mutating func takeField(_ line: UnsafeBufferPointer<UInt8>) {
        // A line without a colon is no field; libcurl lets it pass and so nobody sees it.
        guard let colon = unsafe line.firstIndex(of: UInt8(ascii: ":")) else { return }
        let name = unsafe HeaderReader.trimmedText(line[..<colon])
        let value = unsafe HeaderReader.trimmedText(line[(colon + 1)...])
        headers.append(Header(name, value))
    }

    /// A line that goes on with the field before it (RFC 9112 §5.2).
    private mutating func fold(_ line: UnsafeBufferPointer<UInt8>) {
        guard !headers.isEmpty else { return }
        headers[headers.count - 1].value += unsafe " " + HeaderReader.trimmedText(line[...])
    }

    private mutating func finish() throws(Problem) {
        if status < 200 && status != 101 { return }
        isComplete = true
        let written = headers.values(of: "Content-Length")
        if written.count < 2, written.first?.utf8.contains(UInt8(ascii: ",")) != true { return }
        let lengths = Set(
            written.flatMap { $0.split(separator: ",") }.map {
                String(decoding: Blanks.trimmed(Array($0.utf8)[...]), as: UTF8.self)
            })
        if lengths.count > 1 {
            throw .malformed(
                "it has two Content-Length that differ: \(lengths.sorted().joined(separator: ", "))")
        }
    }

    /// The text without white space at its ends.
    private static func trimmedText(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        var (start, end) = unsafe (bytes.startIndex, bytes.endIndex)
        while start < end, unsafe Blanks.isBlank(bytes[start]) { start += 1 }
        while start < end, unsafe Blanks.isBlank(bytes[end - 1]) { end -= 1 }
        return unsafe text(UnsafeBufferPointer(rebasing: bytes.base[start..<end]))
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

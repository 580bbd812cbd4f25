/// The head of a request as libcurl's debug callback shows it.
struct SentHead {
    private var bytes: [UInt8] = []

    /// Takes a part of a head. After a whole one a new head begins: that of a proxy's CONNECT, or of a first
    /// try on a connection that was dead, counts no more.
    mutating func take(_ part: UnsafeBufferPointer<UInt8>) {
        if bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) { bytes.removeAll(keepingCapacity: true) }
        unsafe bytes.append(contentsOf: part)
    }

    /// The header lines; nil where nothing was sent.
    var headers: [Header]? {
        if bytes.isEmpty { return nil }
        var headers: [Header] = []
        for line in bytes.split(separator: UInt8(ascii: "\n")).dropFirst() {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            let value = Blanks.trimmed(line[(colon + 1)...])
            headers.append(
                Header(
                    String(decoding: line[..<colon], as: UTF8.self), String(decoding: value, as: UTF8.self)))
        }
        return headers
    }
}

/// The head of a request as libcurl's debug callback shows it.
package struct SentHead: Sendable, Hashable {
    private var bytes: [UInt8] = []

    /// Takes a part of a head. After a whole one a new head begins: that of a proxy's CONNECT, or of a first
    /// try on a connection that was dead, counts no more.
    mutating func take(_ part: UnsafeBufferPointer<UInt8>) {
        if bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) { bytes.removeAll(keepingCapacity: true) }
        unsafe bytes.append(contentsOf: part)
    }

    var isEmpty: Bool { bytes.isEmpty }

    /// The header lines.
    var headers: [Header] {
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

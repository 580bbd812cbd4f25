/// Text that grows up to a limit. What goes over it is cut, visibly, and nothing follows.
struct BoundedText {
    private let limit: Int
    private let mark: String
    private var bytes: [UInt8] = []
    private(set) var isCut = false

    /// - Parameters:
    ///   - limit: in bytes of UTF-8; the mark of a cut is within it.
    ///   - mark: what stands where the text was cut.
    init(limit: Int, mark: String = "\n… (cut here: there is no more room in this report)") {
        self.limit = limit
        self.mark = mark
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
    var isEmpty: Bool { bytes.isEmpty }
    var count: Int { bytes.count }

    /// Appends a line; a line break divides it from what is there.
    mutating func append(line: String) {
        guard !isCut else { return }
        if !bytes.isEmpty { bytes.append(0x0A) }
        bytes += line.utf8
        if bytes.count > limit { cut() }
    }

    mutating func append(lines: [String]) {
        for line in lines { append(line: line) }
    }

    /// Appends what would be wrong in part: all of it, or `instead`. No later cut reaches into it.
    mutating func append(whole text: String, instead: String) {
        let fits = bytes.count + 1 + text.utf8.count + mark.utf8.count <= limit
        append(line: fits ? text : instead)
    }

    private mutating func cut() {
        isCut = true
        // With no room even for the mark, what was cut before it has one.
        guard limit >= mark.utf8.count else { return bytes.removeAll() }
        bytes.removeLast(bytes.count - (limit - mark.utf8.count))
        dropPart()
        bytes += mark.utf8
    }

    /// Removes what the cut left of a character, or of the `***` that stands for a secret.
    private mutating func dropPart() {
        for missing in 0...min(3, bytes.count)
        where String(validating: bytes.dropLast(missing), as: UTF8.self) != nil {
            bytes.removeLast(missing)
            break
        }
        while bytes.last == UInt8(ascii: "*") { bytes.removeLast() }
    }
}

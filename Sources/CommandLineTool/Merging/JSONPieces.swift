import Platform

/// Goes through a JSON text in a file member by member and element by element, and holds no more of it than one value.
///
/// Where a value ends is all that is looked at; whoever takes it parses it.
struct JSONPieces {
    struct Piece {
        let bytes: [UInt8]
        /// How many bytes of the file stand before it.
        let offset: Int
    }

    private static let chunkSize = 256 << 10

    private let path: String
    private let file: any ReadableFile
    private var chunk: [UInt8] = []
    private var index = 0
    /// How many bytes of the file stand before the chunk.
    private var before = 0
    /// For each array and object that was begun and has not ended: whether something of it was read.
    private var begun: [Bool] = []

    init(path: String, file: any ReadableFile) {
        self.path = path
        self.file = file
    }

    private var offset: Int { before + index }

    /// Steps into an array or object, which must come next; `other` is thrown where something else does.
    mutating func begin(_ bracket: Unicode.Scalar, orElse other: UsageError) throws(UsageError) {
        guard let byte = try next() else { throw cut }
        guard byte == UInt8(ascii: bracket) else { throw begun.isEmpty ? other : damaged }
        index += 1
        begun.append(false)
    }

    /// The name of the next member, behind which its value comes; nil behind the last one, where the object ends.
    mutating func nextName() throws(UsageError) -> String? {
        guard try hasAnother(before: "}") else { return nil }
        guard try next() == UInt8(ascii: "\"") else { throw damaged }
        let name = try value().bytes.dropFirst().dropLast()
        guard try next() == UInt8(ascii: ":") else { throw damaged }
        index += 1
        // Names of the format have no escapes: one that has is passed over as unknown.
        return String(decoding: name, as: UTF8.self)
    }

    /// Whether there is another element; where there is none the array ends.
    mutating func hasElement() throws(UsageError) -> Bool { try hasAnother(before: "]") }

    private mutating func hasAnother(before bracket: Unicode.Scalar) throws(UsageError) -> Bool {
        guard let byte = try next() else { throw cut }
        if byte == UInt8(ascii: bracket) {
            index += 1
            begun.removeLast()
            return false
        }
        let isFirst = begun.last == false
        begun[begun.count - 1] = true
        if isFirst { return true }
        guard byte == UInt8(ascii: ",") else { throw damaged }
        index += 1
        return true
    }

    /// The next value, whole.
    mutating func value() throws(UsageError) -> Piece {
        guard let first = try next() else { throw cut }
        let start = offset
        var bytes: [UInt8] = []
        switch first {
        case UInt8(ascii: "\""): try takeString(&bytes)
        case UInt8(ascii: "{"), UInt8(ascii: "["): try takeContainer(&bytes)
        default: try takeWord(&bytes)
        }
        return Piece(bytes: bytes, offset: start)
    }

    /// Nothing must come any more.
    mutating func end() throws(UsageError) {
        if try next() != nil { throw damaged }
    }

    private mutating func takeString(_ bytes: inout [UInt8]) throws(UsageError) {
        try take(&bytes)
        while true {
            let byte = try take(&bytes)
            if byte == UInt8(ascii: "\"") { return }
            if byte == UInt8(ascii: "\\") { try take(&bytes) }
        }
    }

    private mutating func takeContainer(_ bytes: inout [UInt8]) throws(UsageError) {
        var depth = 0
        repeat {
            guard let byte = try peek() else { throw cut }
            if byte == UInt8(ascii: "\"") {
                try takeString(&bytes)
                continue
            }
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            try take(&bytes)
        } while depth > 0
    }

    private mutating func takeWord(_ bytes: inout [UInt8]) throws(UsageError) {
        while let byte = try peek() {
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
                if bytes.isEmpty { throw damaged }
                return
            default: try take(&bytes)
            }
        }
        throw cut
    }

    @discardableResult
    private mutating func take(_ bytes: inout [UInt8]) throws(UsageError) -> UInt8 {
        guard let byte = try peek() else { throw cut }
        bytes.append(byte)
        index += 1
        return byte
    }

    /// The next byte that is no white space.
    private mutating func next() throws(UsageError) -> UInt8? {
        while let byte = try peek() {
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D: index += 1
            default: return byte
            }
        }
        return nil
    }

    @inline(__always)
    private mutating func peek() throws(UsageError) -> UInt8? {
        if index < chunk.count { return chunk[index] }
        return try refill()
    }

    private mutating func refill() throws(UsageError) -> UInt8? {
        before += chunk.count
        index = 0
        do throws(FileError) {
            chunk = try file.read(at: before, upTo: JSONPieces.chunkSize)
        } catch {
            throw UsageError(error.message)
        }
        return chunk.first
    }

    private var cut: UsageError {
        UsageError(
            "\(path) is cut: it ends in the middle",
            hint: "a run writes its results whole or not at all: look how the file came here")
    }

    private var damaged: UsageError { UsageError("\(path) is damaged at byte \(offset)") }
}

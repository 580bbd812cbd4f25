/// Finds the objects of a text that is an array of objects, piece by piece: no more than one of them is held.
///
/// Only so much of the grammar is looked at as tells where an object ends: `JSONParser` reads each, and says what
/// is wrong with the text where there is something. Comments and trailing commas are taken.
package struct JSONObjectReader: Sendable {
    /// One object of the text.
    package struct Piece: Sendable {
        package let bytes: [UInt8]
        /// How many bytes of the text stand before it.
        package let offset: Int
        /// From 1.
        package let line: Int
        /// From 1, in Unicode scalars.
        package let column: Int
    }

    /// That a text is no array of objects.
    package struct NoObjects: Error {}

    private enum Place: Sendable { case start, first, element, object, behind, end }
    private enum Comment: Sendable { case none, slash, line, block, star }

    private var input: [UInt8] = []
    private var index = 0
    private var before = 0
    private var isEnded = false
    private var place = Place.start
    private var comment = Comment.none
    private var depth = 0
    private var isString = false
    private var isEscaped = false
    private var line = 1
    private var column = 0
    private var object: [UInt8] = []
    private var start = (offset: 0, line: 1, column: 1)

    package init() {}

    /// Hands over the next bytes of the text.
    package mutating func append(_ bytes: [UInt8]) {
        input.removeSubrange(..<index)
        before += index
        index = 0
        input += bytes
    }

    /// Says that no bytes come any more.
    package mutating func end() { isEnded = true }

    /// The next object; nil where more bytes are needed for it, or the text is at its end.
    package mutating func next() throws(NoObjects) -> Piece? {
        while index < input.count {
            let byte = input[index]
            let offset = before + index
            index += 1
            // A byte order mark has no width, and is nowhere else than in front.
            if offset < 3, byte == [0xEF, 0xBB, 0xBF][offset] { continue }
            if byte & 0xC0 != 0x80 { column += 1 }
            let isDone = try take(byte, at: offset)
            if byte == 0x0A { (line, column) = (line + 1, 0) }
            if isDone {
                defer { object.removeAll(keepingCapacity: true) }
                return Piece(bytes: object, offset: start.offset, line: start.line, column: start.column)
            }
        }
        if isEnded, place != .end || comment == .slash || comment == .block || comment == .star {
            throw NoObjects()
        }
        return nil
    }

    /// - Returns: whether an object ends with the byte.
    private mutating func take(_ byte: UInt8, at offset: Int) throws(NoObjects) -> Bool {
        if place == .object { object.append(byte) }
        if try isInComment(byte) { return false }
        if place == .object { return endsObject(with: byte) }
        switch (place, byte) {
        case (_, 0x20), (_, 0x0A), (_, 0x0D), (_, 0x09): break
        case (.start, UInt8(ascii: "[")): place = .first
        case (.first, UInt8(ascii: "{")), (.element, UInt8(ascii: "{")):
            place = .object
            object.append(byte)
            depth = 1
            start = (offset, line, column)
        case (.first, UInt8(ascii: "]")), (.element, UInt8(ascii: "]")), (.behind, UInt8(ascii: "]")):
            place = .end
        case (.behind, UInt8(ascii: ",")): place = .element
        default: throw NoObjects()
        }
        return false
    }

    private mutating func endsObject(with byte: UInt8) -> Bool {
        if isString {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isString = false
            }
            return false
        }
        switch byte {
        case UInt8(ascii: "\""): isString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
        guard depth == 0 else { return false }
        place = .behind
        return true
    }

    private mutating func isInComment(_ byte: UInt8) throws(NoObjects) -> Bool {
        switch (comment, byte) {
        case (.none, UInt8(ascii: "/")) where !isString: comment = .slash
        case (.none, _): return false
        case (.slash, UInt8(ascii: "/")): comment = .line
        case (.slash, UInt8(ascii: "*")): comment = .block
        case (.slash, _): throw NoObjects()
        case (.line, 0x0A), (.line, 0x0D): comment = .none
        case (.star, UInt8(ascii: "/")): comment = .none
        case (.star, UInt8(ascii: "*")), (.block, UInt8(ascii: "*")): comment = .star
        case (.star, _): comment = .block
        case (.line, _), (.block, _): break
        }
        return true
    }
}

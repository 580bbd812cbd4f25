/// Reads CSV (RFC 4180) piece by piece: no more than one record is held.
///
/// Cells are divided by commas and records by CRLF or LF. The text is UTF-8, with or without a byte order mark.
package struct CSVReader: Sendable {
    private enum Place: Sendable {
        case cellStart, plain, quoted
        /// Behind a quote inside of a quoted cell: it closes the cell, or is the first of two.
        case quote
        case carriageReturn
    }

    /// What was handed over and is not read yet, and some that is.
    private var input: [UInt8] = []
    private var index = 0
    /// How many bytes of the text stand before `input`.
    private var before = 0
    private var isEnded = false
    private var hasBegun = false
    private var place = Place.cellStart

    private var cell: [UInt8] = []
    private var cellStart = 0
    private var cellEnd = 0
    private var cells: [CSVCell] = []
    private var recordStart = 0
    private var recordLine = 1
    private var line = 1

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

    /// The next record; nil where more bytes are needed for it, or the text is at its end.
    ///
    /// - Throws: what is wrong with the text; there is nothing to be read behind it.
    package mutating func next() throws(CSVSyntaxError) -> CSVRecord? {
        guard skipByteOrderMark() else { return nil }
        while index < input.count {
            let byte = input[index]
            let offset = before + index
            index += 1
            if try take(byte, at: offset) { return takeRecord(endingAt: cellEnd) }
        }
        return isEnded ? try lastRecord() : nil
    }

    /// False where it cannot be told yet whether there is one.
    private mutating func skipByteOrderMark() -> Bool {
        guard !hasBegun else { return true }
        guard input.count >= 3 || isEnded else { return false }
        hasBegun = true
        if input.starts(with: [0xEF, 0xBB, 0xBF]) {
            index = 3
            (recordStart, cellStart) = (3, 3)
        }
        return true
    }

    /// Reads one byte.
    ///
    /// - Returns: whether a record ends with it.
    private mutating func take(_ byte: UInt8, at offset: Int) throws(CSVSyntaxError) -> Bool {
        switch place {
        case .quoted:
            if byte == UInt8(ascii: "\"") {
                place = .quote
            } else {
                if byte == 0x0A { line += 1 }
                cell.append(byte)
            }
            return false
        case .carriageReturn:
            guard byte == 0x0A else { throw CSVSyntaxError(.loneCarriageReturn, offset: offset - 1) }
            line += 1
            return true
        case .cellStart where byte == UInt8(ascii: "\""):
            place = .quoted
            return false
        case .quote where byte == UInt8(ascii: "\""):
            cell.append(byte)
            place = .quoted
            return false
        case .cellStart, .plain, .quote: break
        }
        switch byte {
        case UInt8(ascii: ","):
            try takeCell(endingAt: offset)
            cellStart = offset + 1
        case 0x0A:
            try takeCell(endingAt: offset)
            line += 1
            return true
        case 0x0D:
            try takeCell(endingAt: offset)
            place = .carriageReturn
        case UInt8(ascii: "\""): throw CSVSyntaxError(.quoteInsideCell, offset: offset)
        default:
            if place == .quote { throw CSVSyntaxError(.textBehindQuote, offset: offset) }
            cell.append(byte)
            place = .plain
        }
        return false
    }

    /// The record that no line end follows.
    private mutating func lastRecord() throws(CSVSyntaxError) -> CSVRecord? {
        switch place {
        case .quoted: throw CSVSyntaxError(.unclosedQuote, offset: cellStart)
        case .carriageReturn: throw CSVSyntaxError(.loneCarriageReturn, offset: before + index - 1)
        case .cellStart where cells.isEmpty: return nil
        case .cellStart, .plain, .quote:
            try takeCell(endingAt: before + index)
            return takeRecord(endingAt: cellEnd)
        }
    }

    private mutating func takeCell(endingAt end: Int) throws(CSVSyntaxError) {
        guard let text = String(validating: cell, as: UTF8.self) else {
            throw CSVSyntaxError(.invalidUTF8, offset: cellStart, length: end - cellStart)
        }
        cells.append(CSVCell(text: text, range: cellStart..<end))
        cell.removeAll(keepingCapacity: true)
        cellEnd = end
        place = .cellStart
    }

    private mutating func takeRecord(endingAt end: Int) -> CSVRecord {
        let record = CSVRecord(cells: cells, line: recordLine, range: recordStart..<end)
        cells.removeAll(keepingCapacity: true)
        place = .cellStart
        (recordStart, cellStart) = (before + index, before + index)
        recordLine = line
        return record
    }
}

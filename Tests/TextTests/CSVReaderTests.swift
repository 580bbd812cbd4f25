import Testing
import Text

@Suite("CSV")
struct CSVReaderTests {
    @Test(
        "is read by RFC 4180, whole or byte by byte",
        arguments: [
            ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]), ("a,b\nc,d", [["a", "b"], ["c", "d"]]),
            ("", []), ("\n", [[""]]), ("a", [["a"]]), (",\n", [["", ""]]), ("a,", [["a", ""]]),
            ("\u{FEFF}a\n1", [["a"], ["1"]]), ("\u{FEFF}\"a\"\n", [["a"]]),
            // Zeros, spaces and what else stands in a cell are kept.
            ("008727100, x ,{{y}}\n", [["008727100", " x ", "{{y}}"]]),
            ("\"a,b\",\"say \"\"hi\"\"\",\"\"\n", [["a,b", "say \"hi\"", ""]]),
            ("\"one\r\ntwo\nthree\"\r\nx\r\n", [["one\r\ntwo\nthree"], ["x"]]),
            ("é,👍\n\"ü\"", [["é", "👍"], ["ü"]]), ("a\n\nb\n", [["a"], [""], ["b"]]),
        ])
    func records(text: String, expected: [[String]]) throws {
        for size in [1, 2, 3, 1_000] {
            #expect(try Self.records(text, size: size).map { $0.cells.map(\.text) } == expected)
        }
    }

    @Test("tells the line and the bytes of every record and cell")
    func places() throws {
        let records = try Self.records("\u{FEFF}a,\"b\nc\"\r\n\"\"\"\",x\n", size: 1)
        #expect(records.map(\.line) == [1, 3])
        #expect(records.map(\.range) == [3..<10, 12..<18])
        #expect(records.map { $0.cells.map(\.range) } == [[3..<4, 5..<10], [12..<16, 17..<18]])
    }

    @Test(
        "that is wrong is told with its place",
        arguments: [
            ("a\n\"b\nc", .unclosedQuote, 2), ("a\"b\n", .quoteInsideCell, 1),
            ("\"a\"b\n", .textBehindQuote, 3), ("a\rb\n", .loneCarriageReturn, 1),
            ("a\r", .loneCarriageReturn, 1),
            ("\"a\" ,b\n", .textBehindQuote, 3),
        ] as [(String, CSVSyntaxError.Reason, Int)])
    func wrong(text: String, reason: CSVSyntaxError.Reason, offset: Int) {
        for size in [1, 1_000] {
            #expect(throws: CSVSyntaxError(reason, offset: offset)) { try Self.records(text, size: size) }
        }
    }

    @Test("that is not UTF-8 is told with its cell")
    func notUTF8() {
        var reader = CSVReader()
        reader.append([0x61, 0x2C, 0xFF, 0x0A])
        #expect(throws: CSVSyntaxError(.invalidUTF8, offset: 2, length: 1)) { try reader.next() }
    }

    private static func records(_ text: String, size: Int) throws -> [CSVRecord] {
        var reader = CSVReader()
        var records: [CSVRecord] = []
        var rest = Array(text.utf8)[...]
        while true {
            if let record = try reader.next() {
                records.append(record)
            } else if rest.isEmpty {
                reader.end()
                while let record = try reader.next() { records.append(record) }
                return records
            } else {
                reader.append(Array(rest.prefix(size)))
                rest = rest.dropFirst(size)
            }
        }
    }
}

import Diagnostics
import JSON
import Platform
import Templates
import Text

/// The rows of a CSV file, read while they are used. What they hold is data: no template is looked for.
final class CSVRows {
    let path: String
    private(set) var columns: [CSVColumn] = []
    private var pieces: FilePieces
    private var reader = CSVReader()
    private var number = 0

    /// Opens the file and reads its header.
    init(_ path: String, files: any FileSystem) throws(RowsProblem) {
        self.path = path
        do throws(FileError) {
            pieces = try FilePieces(path, files: files)
        } catch {
            throw .file(error)
        }
        try readHeader()
    }

    private func readHeader() throws(RowsProblem) {
        guard let header = try nextRecord() else {
            throw wrong([fault("the file is empty", "its first line names the columns", 0..<0)], isLast: true)
        }
        var faults: [RowsProblem.Fault] = []
        var places: [ScalarText: Range<Int>] = [:]
        for cell in header.cells {
            do throws(RowsProblem.Fault) {
                let column = try CSVColumn(cell)
                if let first = places[ScalarText(column.name)] {
                    var fault = fault("two columns are called \(quoted(column.name))", nil, cell.range)
                    fault.related = ("the first one is here", first)
                    throw fault
                }
                places[ScalarText(column.name)] = cell.range
                columns.append(column)
            } catch {
                faults.append(error)
            }
        }
        if !faults.isEmpty { throw wrong(faults, isLast: true) }
    }

    /// The next row; nil behind the last one.
    func next() throws(RowsProblem) -> Row? {
        guard let record = try nextRecord() else { return nil }
        number += 1
        guard record.cells.count == columns.count else {
            let found =
                record.cells.count == 1 && record.range.isEmpty ? "an empty line" : "\(record.cells.count)"
            let expected = "\(columns.count) cell\(columns.count == 1 ? "" : "s")"
            var fault = fault("expected \(expected) as in the header, got \(found)", nil, record.range)
            fault.row = record
            throw wrong([fault], isLast: false)
        }
        // An empty text with a place: nothing of the file is kept.
        let source = SourceText(
            name: path, bytes: [], start: SourcePosition(line: record.line, column: 1))
        let place = SourceLocation(source: source, range: 0..<0)
        var variables: [Variable] = []
        var faults: [RowsProblem.Fault] = []
        for (column, cell) in zip(columns, record.cells) {
            do throws(RowsProblem.Fault) {
                let value = TemplatedJSON(data: try column.value(of: cell), source: source)
                variables.append(Variable(name: column.name, value: value, location: place))
            } catch {
                var fault = error
                fault.row = record
                faults.append(fault)
            }
        }
        if !faults.isEmpty { throw wrong(faults, isLast: false) }
        return Row(number: number, variables: variables, location: place)
    }

    private func nextRecord() throws(RowsProblem) -> CSVRecord? {
        var isAtEnd = false
        while true {
            do throws(CSVSyntaxError) {
                if let record = try reader.next() { return record }
            } catch {
                let range = error.offset..<error.offset + error.length
                throw wrong([fault(error.message, error.hint, range)], isLast: true)
            }
            if isAtEnd { return nil }
            do throws(FileError) {
                let bytes = try pieces.next()
                isAtEnd = bytes.isEmpty
                if isAtEnd { reader.end() } else { reader.append(bytes) }
            } catch {
                throw .file(error)
            }
        }
    }

    private func fault(_ message: String, _ hint: String?, _ range: Range<Int>) -> RowsProblem.Fault {
        RowsProblem.Fault(message: message, hint: hint, range: range)
    }

    private func wrong(_ faults: [RowsProblem.Fault], isLast: Bool) -> RowsProblem {
        .faults(faults, path: path, isLast: isLast)
    }
}

import Diagnostics
import JSON
package import Platform

/// Gives the rows of a test one after the other, without holding them all.
package final class RowReader {
    private enum Origin {
        case spec([SourceLocation], next: Int)
        case csv(CSVRows)
        case json(JSONRows)
    }

    private var origin: Origin
    private let files: any FileSystem
    private let wanted: Set<Int>?

    /// - Throws: where the file cannot be read, or is none of rows any more.
    package init(_ rows: Rows, files: any FileSystem) throws(RowsProblem) {
        self.files = files
        wanted = rows.wanted
        switch rows.origin {
        case .spec(let places): origin = .spec(places, next: 0)
        case .csv(let path): origin = .csv(try CSVRows(path, files: files))
        case .json(let path): origin = .json(try JSONRows(path, files: files))
        }
    }

    /// The next row that is wanted; nil behind the last one.
    package func next() throws(RowsProblem) -> Row? {
        while let row = try nextOfAll() {
            if wanted?.contains(row.number) ?? true { return row }
        }
        return nil
    }

    private func nextOfAll() throws(RowsProblem) -> Row? {
        switch origin {
        case .csv(let rows): return try rows.next()
        case .json(let rows):
            guard let (row, diagnostics) = try rows.next() else { return nil }
            if let first = diagnostics.first(where: { $0.severity == .error }) { throw .row(first) }
            return row
        case .spec(let places, let index):
            guard index < places.count else { return nil }
            origin = .spec(places, next: index + 1)
            let place = places[index]
            let reader = SpecReader(
                source: place.source, folder: FilePath.folder(of: place.source.name), files: files)
            return reader.row(reader.readRow(at: place.range), number: index + 1)
        }
    }
}

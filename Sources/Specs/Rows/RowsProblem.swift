package import Diagnostics
package import Platform
import Text

/// Why a file gives no rows, or not the next one.
package enum RowsProblem: Error {
    case file(FileError)
    /// What is wrong in the file, and whether the next row can be read all the same.
    case faults([Fault], path: String, isLast: Bool)
    /// What is wrong with one row.
    case row(Diagnostic)

    /// Something wrong in a file of rows.
    package struct Fault: Error {
        let message: String
        var hint: String?
        /// Its bytes in the file.
        let range: Range<Int>
        /// Where a second place matters.
        var related: (message: String, range: Range<Int>)?
        /// The row that is quoted with it.
        var row: CSVRecord?
    }

    /// Whether the row behind it can be read all the same.
    var isOfOneRow: Bool { if case .faults(_, _, isLast: false) = self { true } else { false } }

    /// What is wrong, with its place in the file.
    ///
    /// - Parameters:
    ///   - place: what names the file.
    ///   - files: where it is read once more, for lines and columns.
    /// - Returns: at least one.
    package func diagnostics(at place: SourceLocation, files: any FileSystem) -> [Diagnostic] {
        switch self {
        case .file(let error): return [Diagnostic(error.message, at: place)]
        case .row(let diagnostic): return [diagnostic]
        case .faults(let faults, let path, _):
            let source = SourceText(name: path, bytes: (try? files.read(path)) ?? [])
            return faults.map { $0.diagnostic(in: source) }
        }
    }
}

extension RowsProblem.Fault {
    func diagnostic(in source: SourceText) -> Diagnostic {
        Diagnostic(
            message, at: SourceLocation(source: source, range: range), hint: hint,
            related: related.map {
                [.init(message: $0.message, location: SourceLocation(source: source, range: $0.range))]
            } ?? [])
    }
}

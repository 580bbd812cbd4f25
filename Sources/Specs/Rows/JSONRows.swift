import Diagnostics
import JSON
import Platform

/// The rows of a JSON file, read while they are used. The file is its author's: templates and matchers in it
/// mean what they mean in a spec.
final class JSONRows {
    let path: String
    private let files: any FileSystem
    private var pieces: FilePieces
    private var reader = JSONObjectReader()
    private var number = 0

    /// Whether the values that are matchers are compiled, to find what is wrong with them.
    private let checksMatchers: Bool

    init(_ path: String, files: any FileSystem, checksMatchers: Bool = false) throws(RowsProblem) {
        self.checksMatchers = checksMatchers
        self.path = path
        self.files = files
        do throws(FileError) {
            pieces = try FilePieces(path, files: files)
        } catch {
            throw .file(error)
        }
    }

    /// The next row and what is wrong with it; nil behind the last one.
    func next() throws(RowsProblem) -> (row: Row, diagnostics: [Diagnostic])? {
        guard let piece = try nextPiece() else { return nil }
        number += 1
        let source = SourceText(
            name: path, bytes: piece.bytes, start: SourcePosition(line: piece.line, column: piece.column))
        let object: LocatedJSON
        do throws(JSONSyntaxError) {
            object = try JSONParser.parseLocated(piece.bytes, dialect: .commented)
        } catch {
            throw malformed()
        }
        let reader = SpecReader(source: source, folder: FilePath.folder(of: path), files: files)
        let row = reader.row(object, number: number)
        if checksMatchers { reader.checkMatchers(in: object) }
        return (row, reader.diagnostics)
    }

    private func nextPiece() throws(RowsProblem) -> JSONObjectReader.Piece? {
        var isAtEnd = false
        while true {
            do throws(JSONObjectReader.NoObjects) {
                if let piece = try reader.next() { return piece }
            } catch {
                throw malformed()
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

    /// What is wrong with a file that is no array of objects: told by reading all of it.
    private func malformed() -> RowsProblem {
        func wrong(_ message: String, _ range: Range<Int>) -> RowsProblem {
            .faults([RowsProblem.Fault(message: message, range: range)], path: path, isLast: true)
        }
        do throws(FileError) {
            let bytes = try files.read(path)
            do throws(JSONSyntaxError) {
                let tree = try JSONParser.parseLocated(bytes, dialect: .commented)
                guard case .array(let elements) = tree.content else {
                    return wrong("expected an array of rows, got \(tree.words)", tree.range)
                }
                let other = elements.first { !$0.isObject } ?? tree
                return wrong("a row is an object, got \(other.words)", other.range)
            } catch {
                return wrong(error.message, error.offset..<error.offset + error.length)
            }
        } catch {
            return .file(error)
        }
    }
}

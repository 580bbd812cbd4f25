import Diagnostics
import JSON
import Platform
import Templates
import Text

/// Reads a file of rows before the run, from its beginning to its end, and tells what is wrong with it.
struct RowFileCheck {
    /// How many things that are wrong are told of one file.
    private static let limit = 20

    let path: String
    let files: any FileSystem
    /// What names the file.
    let place: SourceLocation
    let secretNames: TextSet
    private(set) var diagnostics: [Diagnostic] = []
    /// What the rows that are quoted hold of secrets.
    private(set) var secretTexts: [String] = []
    private(set) var survey = RowSurvey()
    private var untold = 0

    init(path: String, files: any FileSystem, namedAt place: SourceLocation, secretNames: TextSet) {
        self.path = path
        self.files = files
        self.place = place
        self.secretNames = secretNames
    }

    mutating func readCSV() {
        do throws(RowsProblem) {
            let rows = try CSVRows(path, files: files)
            while true {
                do throws(RowsProblem) {
                    guard let row = try rows.next() else { break }
                    survey.add(row)
                } catch {
                    note(error, columns: rows.columns)
                    guard error.isOfOneRow else { break }
                }
            }
        } catch {
            note(error, columns: [])
        }
        tellRest()
    }

    mutating func readJSON() {
        do throws(RowsProblem) {
            let rows = try JSONRows(path, files: files, checksMatchers: true)
            while let (row, found) = try rows.next() {
                if !found.isEmpty { noteSecrets(of: row) }
                for diagnostic in found { note(diagnostic) }
                survey.add(row)
            }
        } catch {
            note(error, columns: [])
        }
        tellRest()
    }

    private mutating func note(_ diagnostic: Diagnostic) {
        if diagnostics.count < RowFileCheck.limit {
            diagnostics.append(diagnostic)
        } else {
            untold += 1
        }
    }

    private mutating func note(_ problem: RowsProblem, columns: [CSVColumn]) {
        guard diagnostics.count < RowFileCheck.limit else {
            untold += 1
            return
        }
        if case .faults(let faults, _, _) = problem, let row = faults.first?.row {
            for (column, cell) in zip(columns, row.cells) where secretNames.contains(column.name) {
                secretTexts.append(cell.text)
            }
        }
        for diagnostic in problem.diagnostics(at: place, files: files) { note(diagnostic) }
    }

    private mutating func noteSecrets(of row: Row) {
        for variable in row.variables where secretNames.contains(variable.name) {
            if case .string(let text) = variable.value.tree.content { secretTexts.append(text) }
        }
    }

    private mutating func tellRest() {
        guard untold > 0 else { return }
        diagnostics.append(
            Diagnostic("\(quoted(path)) holds \(untold) more error\(untold == 1 ? "" : "s")", at: place))
    }
}

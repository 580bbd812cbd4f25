import Diagnostics
import JSON
import Paths
import Templates
import Text

/// One column of a CSV file, by its cell in the header: `name` or `name:type`.
struct CSVColumn {
    /// What the cells of a column are.
    enum Kind: String, CaseIterable {
        case integer, number, boolean, json
    }

    let name: String
    /// Nil for text.
    let kind: Kind?

    /// - Throws: what is wrong with the cell.
    init(_ cell: CSVCell) throws(RowsProblem.Fault) {
        func fault(_ message: String, hint: String? = nil) -> RowsProblem.Fault {
            RowsProblem.Fault(message: message, hint: hint, range: cell.range)
        }
        var name = cell.text
        var kind: Kind?
        if let colon = name.lastIndex(of: ":") {
            let type = String(name[name.index(after: colon)...])
            name = String(name[..<colon])
            kind = Kind(rawValue: type)
            if kind == nil {
                let names = Kind.allCases.map(\.rawValue)
                throw fault(
                    "unknown type \(quoted(type)) of a column",
                    hint: Suggestion.hint(for: type, among: names)
                        ?? "there are \(names.joined(separator: ", ")); cells without a type are text")
            }
        }
        if name.isEmpty {
            throw fault("a column needs a name", hint: "the first line of the file names the columns")
        }
        if name.holdsTemplate { throw fault("a variable's name may not hold a template") }
        if ReservedNames.contains(name) { throw fault(ReservedNames.message(for: name)) }
        self.name = name
        self.kind = kind
    }

    /// The value of a cell of the column.
    ///
    /// - Throws: where it is none of the column's type.
    func value(of cell: CSVCell) throws(RowsProblem.Fault) -> JSONValue {
        guard let kind else { return .string(cell.text) }
        if cell.text.isEmpty { return .null }
        let expected: String
        switch kind {
        case .integer:
            if let number = UntypedText.number(cell.text), number.isInteger { return .number(number) }
            expected = "a whole number"
        case .number:
            if let number = UntypedText.number(cell.text) { return .number(number) }
            expected = "a number"
        case .boolean:
            if let value = UntypedText.boolean(cell.text) { return .boolean(value) }
            expected = "true or false"
        case .json:
            do throws(JSONSyntaxError) {
                return try JSONParser.parse(Array(cell.text.utf8))
            } catch {
                throw RowsProblem.Fault(
                    message: "the cell of the column \(quoted(name)) is no JSON: \(error.message)",
                    range: cell.range)
            }
        }
        throw RowsProblem.Fault(
            message:
                "expected \(expected) in the column \(quoted(name)), got \(JSONValue.string(cell.text).words)",
            range: cell.range)
    }
}

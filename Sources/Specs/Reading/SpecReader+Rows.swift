import Diagnostics
import JSON
import Matching
import Platform
import Templates

/// The rows of a test: all of them are checked, one by one, and none is kept.
extension SpecReader {
    /// - Returns: nil where the test has no rows.
    func rows(in fields: Fields) -> Rows? {
        guard let member = fields["rows"] else {
            let isWrong = !fields.lacks("rows")
            return isWrong ? broken(at: location(fields.range)) : nil
        }
        switch member.value.content {
        case .array(let elements): return rows(elements, at: location(member.value.range))
        case .string(let text): return rows(inFile: text, at: location(member.value.range))
        default: return nil
        }
    }

    private func broken(at place: SourceLocation) -> Rows {
        Rows(.spec([]), at: place, count: 0, isBroken: true)
    }

    /// Those that stand in the spec.
    private func rows(_ elements: [LocatedJSON], at place: SourceLocation) -> Rows {
        if elements.isEmpty {
            report("\"rows\" holds no row", at: place.range)
            return broken(at: place)
        }
        let before = errorCount
        var survey = RowSurvey()
        for (index, element) in elements.enumerated() {
            let object = readRow(at: element.range)
            checkMatchers(in: object)
            survey.add(row(object, number: index + 1))
        }
        if errorCount > before { return broken(at: place) }
        return survey.rows(.spec(elements.map { location($0.range) }), at: place)
    }

    /// Those of a file, which is read once from its beginning to its end.
    private func rows(inFile text: String, at place: SourceLocation) -> Rows {
        guard !text.holdsTemplate else {
            report(
                "the file of \"rows\" is read before the run, so its name may hold no template",
                at: place.range)
            return broken(at: place)
        }
        guard fileReference(LocatedJSON(.string(text), range: place.range)) != nil else {
            return broken(at: place)
        }
        let path = FilePath.joined(base: folder, relative: text)
        var check = RowFileCheck(path: path, files: files, namedAt: place, secretNames: secretNames)
        let origin: Rows.Origin
        switch FilePath.fileExtension(of: path) {
        case "csv":
            origin = .csv(path: path)
            check.readCSV()
        case "json", "jsonc":
            origin = .json(path: path)
            check.readJSON()
        default:
            report("expected a .csv or .json file, got \(quoted(text))", at: place.range)
            return broken(at: place)
        }
        report(check.diagnostics)
        secretTexts += check.secretTexts
        guard check.diagnostics.allSatisfy({ $0.severity == .warning }) else { return broken(at: place) }
        guard check.survey.count > 0 else {
            report("\(quoted(path)) holds no row", at: place.range)
            return broken(at: place)
        }
        return check.survey.rows(origin, at: place)
    }

    /// An element of `rows` with its members. It has been read once, so nothing can be wrong with it.
    func readRow(at range: Range<Int>) -> LocatedJSON {
        (try? JSONParser.parseLocated(source.bytes, at: range, dialect: .commented))
            ?? LocatedJSON(.object([]), range: range)
    }

    /// A row of the source; what is wrong in it is reported.
    func row(_ object: LocatedJSON, number: Int) -> Row {
        reportDuplicates(in: object)
        return Row(number: number, variables: variables(of: object), location: location(object.range))
    }

    /// Reports what is wrong with the values of a row that are matchers.
    func checkMatchers(in row: LocatedJSON) {
        for entry in entries(of: row) where entry.value.holdsMatcher {
            report(
                Matcher.validate(
                    entry.value, source: source, in: ExpectationSurroundings(files: files)))
        }
    }
}

extension LocatedJSON {
    /// Whether an object in it has a name that begins with `?`, so that it means something of its own where a value
    /// is expected.
    package var holdsMatcher: Bool {
        switch content {
        case .array(let elements): elements.contains(where: \.holdsMatcher)
        case .object(let members):
            members.contains { $0.key.utf8.first == UInt8(ascii: "?") || $0.value.holdsMatcher }
        default: false
        }
    }
}

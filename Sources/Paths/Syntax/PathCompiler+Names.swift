import Diagnostics

/// What is said of a name that is no source or stage.
extension PathCompiler {
    func unknownSource(_ name: String, _ range: Range<Int>) -> PathSyntaxError {
        if let stage = StageTable.declaration(of: name) {
            return PathSyntaxError(
                "\"\(name)\" is a stage and needs a value before it", range: range,
                hint: "as in \(stage.example)")
        }
        return PathSyntaxError("unknown source \"\(name)\"", range: range, hint: sourceHint(name))
    }

    func unknownStage(_ name: String, _ range: Range<Int>) -> PathSyntaxError {
        if SourceTable.declaration(of: name) != nil {
            return PathSyntaxError(
                "\"\(name)\" is a source and stands only at the beginning", range: range)
        }
        let known = StageTable.all.map(\.name)
        return PathSyntaxError(
            "unknown stage \"\(name)\"", range: range,
            hint: arrowHint(name) ?? Suggestion.hint(for: name, among: known) ?? xPathHint(name)
                ?? "the stages are $…, an XPath, " + known.joined(separator: ", "))
    }

    private func sourceHint(_ name: String) -> String {
        let known = SourceTable.all.map(\.name)
        return arrowHint(name) ?? Suggestion.hint(for: name, among: known) ?? xPathHint(name)
            ?? "JSONPath begins with $, XPath with / or ./; the sources are "
            + known.joined(separator: ", ")
    }

    private func arrowHint(_ name: String) -> String? {
        name.contains("->") ? "\"->\" stands between white space" : nil
    }

    private func xPathHint(_ name: String) -> String? {
        name.contains("/") || name.contains("[") ? "relative XPath begins with ./: ./\(name)" : nil
    }
}

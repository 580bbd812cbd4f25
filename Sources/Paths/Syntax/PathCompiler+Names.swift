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
        return PathSyntaxError(
            "unknown stage \"\(name)\"", range: range,
            hint: arrowHint(name) ?? stageElsewhereHint(name)
                ?? Suggestion.hint(for: name, among: StageTable.all.map(\.name)) ?? xPathHint(name)
                ?? "the stages are $…, an XPath, "
                + StageTable.all.map(\.name).joined(separator: ", "))
    }

    private func sourceHint(_ name: String) -> String {
        arrowHint(name) ?? argumentHint(name)
            ?? Suggestion.hint(for: name, among: SourceTable.all.map(\.name)) ?? xPathHint(name)
            ?? "JSONPath begins with $, XPath with / or ./; the sources are "
            + SourceTable.all.filter(\.isBuilt).map(\.name).joined(separator: ", ")
    }

    /// What other tools call a stage.
    private func stageElsewhereHint(_ name: String) -> String? {
        let own =
            switch name {
            case "length", "len", "size": "count"
            case "match": "regex"
            case "int", "toInt": "integer"
            case "float", "toFloat", "toNumber": "number"
            case "string", "toString": "text"
            default: nil as String?
            }
        return own.map { "did you mean \"\($0)\"?" }
    }

    /// `header.Location` for `header Location`.
    private func argumentHint(_ name: String) -> String? {
        guard let dot = name.firstIndex(of: ".") else { return nil }
        let argument = name[dot...].dropFirst()
        guard let source = SourceTable.declaration(of: String(name[..<dot])), source.maximumCount > 0,
            !argument.isEmpty
        else { return nil }
        return "did you mean \"\(source.name) \(argument)\"?"
    }

    /// `.items[0]`, which is how some tools begin a path, is no XPath whatever follows.
    func jsonPathHint(_ text: String) -> String? {
        let start = text.unicodeScalars.prefix(2)
        guard start.first == ".", let next = start.dropFirst().first, next.properties.isAlphabetic else {
            return nil
        }
        return "JSONPath begins with $: $\(text)"
    }

    private func arrowHint(_ name: String) -> String? {
        name.contains("->") ? "\"->\" stands between white space" : nil
    }

    private func xPathHint(_ name: String) -> String? {
        name.contains("/") || name.contains("[") ? "relative XPath begins with ./: ./\(name)" : nil
    }
}

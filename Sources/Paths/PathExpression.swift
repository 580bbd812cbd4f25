import XML

/// A path expression, compiled: `source -> stage -> stage` (LANGUAGE.md §5).
package struct PathExpression: Sendable {
    package let text: String
    /// The `{{…}}` in it, in order of appearance; what they hold is compiled by whoever knows templates.
    package let slots: [PathSlot]
    let source: PathStep
    let stages: StageChain

    /// Compiles an expression.
    ///
    /// - Throws: the first thing that is wrong, with its place in the expression.
    package init(_ text: String) throws(PathSyntaxError) {
        let bytes = Array(text.utf8)
        try PathExpression.checkEnds(bytes)
        var scanner = PathScanner(bytes)
        let parts = try scanner.parts()
        let compiler = PathCompiler(bytes: bytes, slots: scanner.slots)
        self.text = text
        slots = scanner.slots
        source = try compiler.source(parts[0])
        stages = StageChain(steps: try compiler.stages(parts.dropFirst()))
    }

    /// The source with its arguments, where these have no slots; nil for JSONPath and XPath.
    package var plainSource: PathSource? {
        guard case .source(let declaration, let words) = source.operation,
            !words.contains(where: \.hasSlots)
        else { return nil }
        return declaration.source(words.map(\.text))
    }

    /// Whether the last part is a JSONPath that gives the one value it finds, and no list of all it finds.
    package var endsWithSingularQuery: Bool {
        guard case .jsonPath(let query) = (stages.steps.last ?? source).operation else { return false }
        return query.isSingular
    }

    /// The prefixes that the XPath parts use.
    package var prefixes: [String] {
        ([source] + stages.steps).flatMap { step in
            if case .xPath(let expression) = step.operation { expression.prefixes } else { [String]() }
        }
    }

    /// Literal patterns in JSONPaths that nothing can match, with their places in the expression.
    package var patternFaults: [PathSyntaxError] { source.patternFaults + stages.patternFaults }

    private static func checkEnds(_ bytes: [UInt8]) throws(PathSyntaxError) {
        let leading = bytes.prefix { $0.isPathSpace }.count
        guard leading < bytes.count else {
            throw PathSyntaxError(
                "the path is empty", offset: 0, length: bytes.count,
                hint: "a path begins with $, /, ./ or the name of a source")
        }
        guard leading == 0 else {
            throw PathSyntaxError("a path cannot begin with white space", offset: 0, length: leading)
        }
        let trailing = bytes.reversed().prefix { $0.isPathSpace }.count
        guard trailing == 0 else {
            throw PathSyntaxError(
                "a path cannot end with white space", offset: bytes.count - trailing, length: trailing)
        }
    }
}

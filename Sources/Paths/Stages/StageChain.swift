package import JSON

/// Stages to pass a value through, compiled.
package struct StageChain: Sendable {
    let steps: [PathStep]

    init(steps: [PathStep]) {
        self.steps = steps
    }

    /// Compiles `stage -> stage`.
    ///
    /// - Throws: the first thing that is wrong, with its place in the text.
    package init(_ text: String) throws(PathSyntaxError) {
        let bytes = Array(text.utf8)
        var scanner = PathScanner(bytes)
        let parts = try scanner.parts()
        steps = try PathCompiler(bytes: bytes, slots: scanner.slots).stages(parts)
    }

    /// Literal patterns in JSONPaths that nothing can match, with their places in the text. The standard takes
    /// them, so that they are left to who knows whether somebody made a mistake.
    package var patternFaults: [PathSyntaxError] { steps.flatMap(\.patternFaults) }

    package var isEmpty: Bool { steps.isEmpty }

    /// Whether the last stage is `raw`: the value goes into a URL as it is.
    package var endsRaw: Bool {
        guard case .action(let declaration, _) = steps.last?.operation else { return false }
        return declaration.name == "raw"
    }

    /// The value behind the last stage.
    ///
    /// - Parameters:
    ///   - value: what goes into the first stage.
    ///   - slots: the values of all slots of the expression that the stages belong to.
    ///   - context: prefixes and namespaces.
    /// - Returns: what the last stage gives.
    /// - Throws: the stage that could not go on, and why.
    package func apply(
        to value: PathValue, slots: [JSONValue] = [], context: PathContext = PathContext()
    ) throws(PathError) -> PathValue {
        try apply(to: value, from: 0, slots: slots, context: context)
    }

    /// As ``apply(to:slots:context:)``, without the first stages.
    func apply(
        to value: PathValue, from start: Int, slots: [JSONValue], context: PathContext
    ) throws(PathError) -> PathValue {
        var value = value
        var index = start
        while index < steps.count {
            let step = steps[index]
            do throws(PathError) {
                if countsAfter(index), let count = try step.count(in: value, slots: slots) {
                    value = count
                    index += 1
                } else {
                    value = try step.apply(to: value, slots: slots, context: context)
                }
            } catch {
                throw error.at(PathError.Stage(number: index + 1, text: step.text))
            }
            index += 1
        }
        return value
    }

    /// Whether `count` stands behind the stage; -1 is the source.
    func countsAfter(_ index: Int) -> Bool {
        guard steps.indices.contains(index + 1), case .action(let declaration, _) = steps[index + 1].operation
        else { return false }
        return declaration.name == StageDeclaration.count.name
    }
}

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
        steps = try PathCompiler(bytes: bytes).stages(try scanner.parts())
    }

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
    /// - Throws: the stage that could not go on, and why.
    package func apply(
        to value: PathValue, slots: [JSONValue] = [], context: PathContext = PathContext()
    ) throws(PathError) -> PathValue {
        var value = value
        for (index, step) in steps.enumerated() {
            do throws(PathError) {
                value = try step.apply(to: value, slots: slots, context: context)
            } catch {
                throw error.at(PathError.Stage(number: index + 1, text: step.text))
            }
        }
        return value
    }
}

import JSON
import Results
import Specs

/// The passes of an `each`.
struct EachRun {
    let loop: EachLoop
    let step: Step
    /// For the step itself.
    let outer: StepRun
    /// For what is inside of it.
    let inner: StepRun

    /// Makes one pass for each element. Those behind a failing one are not made, unless the loop is soft.
    ///
    /// - Returns: why what follows is not run; nil where nothing stands against it.
    /// - Throws: where there are no elements to go over.
    func run(
        _ jars: inout CookieJars, into results: inout [StepResult]
    ) throws(StepProblem) -> String? {
        let elements = try elements()
        if elements.isEmpty {
            results.append(outer.skipped(step, reason: "no pass was made, the array is empty"))
            return nil
        }
        var obstacle: String?
        var last: JSONValue?
        for (index, element) in elements.enumerated() {
            let pass = inner.inPass(label(index, element))
            if let obstacle {
                results.append(pass.passNotRun(of: step, reason: obstacle))
                continue
            }
            outer.variables.enter(loop.variable.value, element)
            let found = StepSequence(run: pass).perform(loop.steps, jars: &jars, into: &results)
            outer.variables.leave()
            last = element
            if !step.isSoft || outer.isInterrupted { obstacle = found }
        }
        if let last { outer.variables.capture(last, as: loop.variable.value) }
        return obstacle
    }

    private func elements() throws(StepProblem) -> [JSONValue] {
        let variables = outer.variables
        let value = try filling { () throws(FillingError) in try loop.elements.value.json(in: variables) }
        if case .array(let elements) = value { return elements }
        if let source = loop.source, variables.isList(source) { return [value] }
        throw StepProblem(
            .variableError, "expected an array in \"each\", got \(value.words)", at: loop.elements.location)
    }

    /// `[2] id=7`.
    private func label(_ index: Int, _ element: JSONValue) -> String {
        let name = loop.variable.value
        let secrets = outer.context.secrets
        let shown = secrets.isSecret(name) ? SecretMask.standIn : ElementLabel.of(element, mask: secrets.mask)
        return "[\(index + 1)] \(name)=\(shown)"
    }
}

/// How an element is shown in the name of its pass.
enum ElementLabel {
    /// How many characters of it are shown.
    static let limit = 40

    /// A string as it is, anything else as JSON; the secrets in it are hidden before it is cut.
    static func of(_ element: JSONValue, mask: SecretMask) -> String {
        let text = mask.masked(element.stringValue ?? element.written())
        guard text.unicodeScalars.count > limit else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))) + "…"
    }
}

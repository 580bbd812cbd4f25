import Platform
import Results
import Specs

/// The passes of a `while`.
struct WhileRun {
    let loop: WhileLoop
    let step: Step
    /// For the step itself.
    let outer: StepRun
    /// For what is inside of it.
    let inner: StepRun

    /// Makes passes as long as the conditions hold, which are asked before each. A failing pass is the last one.
    ///
    /// - Returns: why what follows is not run; nil where nothing stands against it.
    /// - Throws: where the conditions cannot be asked, or still hold after as many passes as are allowed.
    func run(
        _ jars: inout CookieJars, into results: inout [StepResult]
    ) throws(StepProblem) -> String? {
        let limit = try limit()
        var passes = 0
        while true {
            let end = try loop.conditions.obstacle(
                in: outer.variables, files: outer.context.surroundings.files)
            if let end {
                if passes == 0 { results.append(outer.skipped(step, reason: "no pass was made, \(end)")) }
                return nil
            }
            if passes == limit {
                throw StepProblem(
                    .loopLimit,
                    "the conditions still hold after \(limit) pass\(limit == 1 ? "" : "es"), and \"max\" allows no more",
                    at: loop.limit.location)
            }
            passes += 1
            let sequence = StepSequence(run: inner.inPass("[\(passes)]"))
            if let obstacle = sequence.perform(loop.steps, jars: &jars, into: &results) { return obstacle }
        }
    }

    private func limit() throws(StepProblem) -> Int {
        let variables = outer.variables
        let limit = try filling { () throws(FillingError) in try loop.limit.value.value(in: variables) }
        guard limit >= 1 else {
            throw StepProblem(
                .variableError, "expected at least 1 for \"max\", got number \(limit)",
                at: loop.limit.location)
        }
        return limit
    }
}

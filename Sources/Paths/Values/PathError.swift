/// Why a path expression gives no value on an answer: a value of the wrong type, a body of another kind.
package struct PathError: Error, Equatable {
    /// The stage that could not go on.
    package struct Stage: Equatable, Sendable {
        /// Counted from 1, the source not counted.
        package let number: Int
        /// The stage as it was written, arguments included.
        package let text: String

        package init(number: Int, text: String) {
            self.number = number
            self.text = text
        }
    }

    /// What is wrong, without the stage.
    package let problem: String
    package let stage: Stage?
    /// The prefix that nothing binds, where that is what is wrong.
    package let unboundPrefix: String?

    package init(_ problem: String, stage: Stage? = nil, unboundPrefix: String? = nil) {
        self.problem = problem
        self.stage = stage
        self.unboundPrefix = unboundPrefix
    }

    /// The whole sentence: ``stage 2, `nth 3`: expected an array, got string "a,b"``.
    package var message: String {
        guard let stage else { return problem }
        return "stage \(stage.number), `\(stage.text)`: \(problem)"
    }

    func at(_ stage: Stage) -> PathError {
        self.stage == nil ? PathError(problem, stage: stage, unboundPrefix: unboundPrefix) : self
    }

    /// The error where what is read is no body of an answer but something with a name of its own.
    package func about(_ name: String) -> PathError {
        let body = "the body"
        guard problem.utf8.starts(with: body.utf8) else { return self }
        return PathError(
            name + problem.dropFirst(body.count), stage: stage, unboundPrefix: unboundPrefix)
    }
}

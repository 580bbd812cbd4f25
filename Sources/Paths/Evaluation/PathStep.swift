import JSON
import XML

/// One compiled part of a path expression: the source or a stage.
struct PathStep: Sendable {
    enum Operation: Sendable {
        case jsonPath(JSONPathQuery)
        case xPath(XPathExpression)
        case source(SourceDeclaration, [PathWord])
        /// A stage whose arguments have slots; it is compiled when they are known.
        case stage(StageDeclaration, [PathWord])
        case action(StageDeclaration, StageDeclaration.Action)
    }

    let operation: Operation
    /// As it was written.
    let text: String
    /// The numbers of its slots in the whole expression.
    let slots: Range<Int>
    /// Where it begins, in bytes from the beginning of the whole expression.
    let offset: Int
}

extension PathStep {
    /// Literal patterns that nothing can match, with their places in the whole expression.
    var patternFaults: [PathSyntaxError] {
        guard case .jsonPath(let query) = operation else { return [] }
        return query.patternFaults.map {
            PathSyntaxError($0.message, offset: offset + $0.offset, length: $0.length, hint: $0.hint)
        }
    }

    /// What the step makes of the value before it, as a stage.
    func apply(
        to value: PathValue, slots: [JSONValue], context: PathContext
    ) throws(PathError) -> PathValue {
        switch operation {
        case .jsonPath(let query):
            return try value.applying(try query.filled(own(slots)))
        case .xPath(let expression):
            return try value.applying(expression, slots: own(slots), context: context)
        case .action(_, let action): return try action(value, context)
        case .stage(let declaration, let words):
            return try PathStep.action(declaration, words, slots)(value, context)
        case .source(let declaration, _):
            throw PathError("\(declaration.name) is a source and no stage")
        }
    }

    /// The value of the step as the source.
    func value(on subject: any Subject, slots: [JSONValue], context: PathContext) throws(PathError)
        -> PathValue
    {
        switch operation {
        case .jsonPath(let query):
            let filled = try query.filled(own(slots))
            return try subject.document().json(for: filled).applying(filled, isDocument: true)
        case .xPath(let expression):
            let root = try subject.document().xml().node
            return try PathValue.nodes([root]).applying(expression, slots: own(slots), context: context)
        case .source(let declaration, let words):
            var arguments: [String] = []
            for word in words {
                do throws(PathError) {
                    arguments.append(try word.text(slots: slots))
                } catch {
                    throw PathError("`\(text)`: \(error.problem)")
                }
            }
            guard let source = declaration.source(arguments) else { throw wrongWord(declaration, arguments) }
            return try subject.value(of: source)
        case .stage(let declaration, _), .action(let declaration, _):
            throw PathError("\(declaration.name) is a stage and no source")
        }
    }

    /// The number of values that a JSONPath stage finds, where they need not be collected to know it.
    func count(
        in value: PathValue, slots: [JSONValue], isDocument: Bool = false
    ) throws(PathError) -> PathValue? {
        guard case .jsonPath(let query) = operation, !query.isSingular else { return nil }
        let count = try value.count(of: try query.filled(own(slots)), isDocument: isDocument)
        return .json(.number(JSONNumber(count)))
    }

    /// As ``count(in:slots:)``, as the source.
    func count(on subject: any Subject, slots: [JSONValue]) throws(PathError) -> PathValue? {
        guard case .jsonPath(let query) = operation, !query.isSingular else { return nil }
        return try count(in: try subject.document().json(for: query), slots: slots, isDocument: true)
    }

    /// The error of a source that has no such part; what was written is known to be right.
    private func wrongWord(_ declaration: SourceDeclaration, _ arguments: [String]) -> PathError {
        for (index, argument) in arguments.enumerated() {
            guard let known = declaration.words(at: index), !known.contains(argument) else { continue }
            let problem = declaration.wrongWord(argument, known: known)
            return PathError("`\(text)`: \(problem.message)" + (problem.hint.map { "; \($0)" } ?? ""))
        }
        return PathError("`\(text)`: \(declaration.name) takes no such argument")
    }

    private func own(_ slots: [JSONValue]) -> [JSONValue] {
        Array(slots[self.slots.clamped(to: 0..<slots.count)])
    }

    private static func action(
        _ declaration: StageDeclaration, _ words: [PathWord], _ slots: [JSONValue]
    ) throws(PathError) -> StageDeclaration.Action {
        var arguments: [StageArgument] = []
        for (index, word) in words.enumerated() {
            arguments.append(
                try word.argument(slots: slots, isJSON: declaration.parameters[index].isJSON))
        }
        guard let compile = declaration.compile else {
            throw PathError("the stage \"\(declaration.name)\" is not built yet")
        }
        do throws(StageArgumentError) {
            return try compile(arguments)
        } catch {
            throw PathError(error.message(for: arguments))
        }
    }
}

extension JSONPathQuery {
    /// The query with the values of its slots.
    func filled(_ values: [JSONValue]) throws(PathError) -> JSONPathQuery {
        guard !slots.isEmpty else { return self }
        do throws(JSONPathSlotError) {
            return try filled(with: values)
        } catch {
            throw PathError(error.message)
        }
    }
}

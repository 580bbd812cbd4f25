import Diagnostics
import JSON
import XML

/// Makes steps of the parts of an expression.
struct PathCompiler {
    let bytes: [UInt8]
    /// The slots of the whole expression.
    let slots: [PathSlot]

    func source(_ part: PathPart) throws(PathSyntaxError) -> PathStep {
        guard case .words(let words) = part.content else { return try query(part) }
        return step(part, try source(words))
    }

    func stages(_ parts: some Sequence<PathPart>) throws(PathSyntaxError) -> [PathStep] {
        var steps: [PathStep] = []
        for part in parts {
            guard case .words(let words) = part.content else {
                steps.append(try query(part))
                continue
            }
            steps.append(step(part, try stage(words)))
        }
        return steps
    }

    private func step(_ part: PathPart, _ operation: PathStep.Operation) -> PathStep {
        PathStep(
            operation: operation, text: text(part.range), slots: part.slots, offset: part.range.lowerBound)
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// A JSONPath or XPath part.
    private func query(_ part: PathPart) throws(PathSyntaxError) -> PathStep {
        let text = text(part.range)
        let start = part.range.lowerBound
        if case .jsonPath = part.content {
            do throws(JSONPathSyntaxError) {
                return step(part, .jsonPath(try JSONPathQuery(text, slotEnds: slotEnds(part))))
            } catch {
                throw located(error.message, error.offset, error.length, error.hint, from: start)
            }
        }
        do throws(XPathSyntaxError) {
            return step(part, .xPath(try XPathExpression(text, slotEnds: slotEnds(part))))
        } catch {
            let hint = jsonPathHint(text) ?? error.hint
            throw located(error.message, error.offset, error.length, hint, from: start)
        }
    }

    /// Where the slots of a part end, by where they begin; both from the beginning of the part.
    private func slotEnds(_ part: PathPart) -> [Int: Int] {
        let start = part.range.lowerBound
        let ranges = slots[part.slots].map(\.range)
        return Dictionary(ranges.map { ($0.lowerBound - start, $0.upperBound - start) }) { first, _ in first }
    }

    /// An error of the parser of a part, at its place in the whole expression.
    private func located(
        _ message: String, _ offset: Int, _ length: Int, _ hint: String?, from start: Int
    ) -> PathSyntaxError {
        let place = start + offset
        // The usual reason that a parser meets an arrow is that it does not stand between white space.
        let arrow = bytes[max(0, place - 1)...].prefix(3)
        let isArrow = arrow.starts(with: "->".utf8) || arrow.dropFirst().starts(with: "->".utf8)
        return PathSyntaxError(
            message, offset: place, length: length,
            hint: isArrow ? "\"->\" stands between white space" : hint)
    }

    // MARK: Words

    private func source(_ words: [PathWord]) throws(PathSyntaxError) -> PathStep.Operation {
        let name = try plainName(words, kind: "source")
        let arguments = Array(words.dropFirst())
        guard let declaration = SourceTable.declaration(of: name) else {
            throw unknownSource(name, words[0].range)
        }
        try checkCount(
            arguments, name: words[0], usage: declaration.usage,
            declaration.minimumCount...declaration.maximumCount)
        guard declaration.isBuilt else { throw notBuilt("source", words[0]) }
        for (index, argument) in arguments.enumerated() where !argument.hasSlots {
            guard let known = declaration.words(at: index), !known.contains(argument.text) else { continue }
            let problem = declaration.wrongWord(argument.text, known: known)
            throw PathSyntaxError(problem.message, range: argument.range, hint: problem.hint)
        }
        return .source(declaration, arguments)
    }

    private func stage(_ words: [PathWord]) throws(PathSyntaxError) -> PathStep.Operation {
        let name = try plainName(words, kind: "stage")
        let arguments = Array(words.dropFirst())
        guard let declaration = StageTable.declaration(of: name) else {
            throw unknownStage(name, words[0].range)
        }
        let required = declaration.parameters.count { !$0.isOptional }
        try checkCount(
            arguments, name: words[0], usage: declaration.usage, required...declaration.parameters.count)
        guard let compile = declaration.compile else { throw notBuilt("stage", words[0]) }
        guard !arguments.contains(where: \.hasSlots) else { return .stage(declaration, arguments) }
        do throws(StageArgumentError) {
            return .action(declaration, try compile(arguments.map { $0.argument }))
        } catch {
            throw located(error, arguments)
        }
    }

    /// The name that a part begins with.
    private func plainName(_ words: [PathWord], kind: String) throws(PathSyntaxError) -> String {
        let word = words[0]
        guard !word.hasSlots, !word.isQuoted else {
            throw PathSyntaxError("the name of a \(kind) cannot be \(text(word.range))", range: word.range)
        }
        return word.text
    }

    private func checkCount(
        _ arguments: [PathWord], name: PathWord, usage: String, _ allowed: ClosedRange<Int>
    ) throws(PathSyntaxError) {
        if arguments.count < allowed.lowerBound {
            throw PathSyntaxError(
                "\(name.text) needs an argument: \(usage)", offset: (arguments.last ?? name).range.upperBound)
        }
        guard arguments.count > allowed.upperBound, let last = arguments.last else { return }
        let extra = arguments[allowed.upperBound].range.lowerBound..<last.range.upperBound
        let hint = text(extra).contains("->") ? "\"->\" stands between white space" : nil
        throw PathSyntaxError(
            allowed.upperBound == 0
                ? "\(name.text) takes no argument" : "too many arguments, expected \(usage)", range: extra,
            hint: hint
                ?? (allowed.upperBound > 0 ? "an argument with white space stands in single quotes" : nil))
    }

    private func notBuilt(_ kind: String, _ name: PathWord) -> PathSyntaxError {
        PathSyntaxError("the \(kind) \"\(name.text)\" is not built yet", range: name.range)
    }

    private func located(_ error: StageArgumentError, _ arguments: [PathWord]) -> PathSyntaxError {
        let word = arguments[error.index]
        guard let offset = error.offset else {
            return PathSyntaxError(error.message, range: word.range, hint: error.hint)
        }
        let start = word.origin(of: offset)
        let end = word.origin(of: offset + error.length)
        return PathSyntaxError(error.message, offset: start, length: max(0, end - start), hint: error.hint)
    }
}

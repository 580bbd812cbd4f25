import Diagnostics
import JSON
package import Matching
import Paths
package import Platform
package import Templates

extension Expectations {
    /// Fills in everything; what cannot be filled in is told and left out, so that the other checks go on.
    ///
    /// - Parameters:
    ///   - scope: the variables, the step's own captures included.
    ///   - files: where expected values in files are read.
    /// - Returns: what checks need, and what is wrong.
    package func filled(
        in scope: any VariableScope, files: any FileSystem
    ) -> (expectations: FilledExpectations, errors: [FillingError]) {
        var filling = ExpectationsFilling(scope: scope, files: files)
        let expectations = filling.fill(self)
        return (expectations, filling.errors)
    }
}

/// The filling in of one call's expectations.
private struct ExpectationsFilling {
    let scope: any VariableScope
    let files: any FileSystem
    var errors: [FillingError] = []

    mutating func fill(_ expect: Expectations) -> FilledExpectations {
        var filled = FilledExpectations()
        filled.redirects = expect.redirects.flatMap { located($0) }
        filled.status = expect.status.flatMap { status($0) }
        filled.type = expect.type.flatMap { located($0) }
        for header in expect.headers {
            if let name = name(header.name), let value = located(header.value) {
                filled.headers.append((name, value))
            }
        }
        for cookie in expect.cookies {
            guard let name = name(cookie.name) else { continue }
            filled.cookies.append((name, cookie.parts.compactMap { part($0.part, $0.value) }))
        }
        filled.json = expect.json.flatMap { located($0) }
        filled.text = expect.text.flatMap { text($0) }
        for path in expect.paths { filled.paths += self.path(path) }
        fillComparisons(expect, into: &filled)
        let scope = scope
        filled.empty = expect.empty.flatMap { empty in
            attempt { () throws(FillingError) in
                Located(try empty.value.value(in: scope), at: empty.location)
            }
        }
        filled.fault = expect.fault.map { fault in
            switch fault.value {
            case .any: Located(.any, at: fault.location)
            case .parts(let parts):
                Located(.parts(parts.compactMap { part($0.part, $0.value) }), at: fault.location)
            }
        }
        filled.outcome = expect.outcome.map { outcome in
            Located(outcome.value.parts.compactMap { part($0.part, $0.value) }, at: outcome.location)
        }
        return filled
    }

    private mutating func fillComparisons(_ expect: Expectations, into filled: inout FilledExpectations) {
        let (scope, files) = (scope, files)
        filled.time = expect.time.flatMap { located($0, .time) }
        filled.size = expect.size.flatMap { located($0, .size) }
        filled.ignored = (expect.ignore?.value ?? []).compactMap { ignored($0) }
        filled.xml = expect.xml.flatMap { xml in
            attempt { () throws(FillingError) in
                ExpectedDocument(try xml.document(in: scope, files: files), at: xml.location)
            }
        }
        filled.file = expect.file.flatMap { file in
            attempt { () throws(FillingError) in
                let path = try file.path(in: scope)
                let bytes = try file.bytes(in: scope, files: files)
                return Located(FilledExpectations.File(path: path, bytes: bytes), at: file.path.location)
            }
        }
    }

    private mutating func ignored(_ path: Located<PathTemplate>) -> FilledExpectations.Ignored? {
        let scope = scope
        return attempt { () throws(FillingError) in
            let filled = try path.filled(in: scope)
            do throws(PathError) {
                return FilledExpectations.Ignored(
                    text: path.value.text, query: try filled.path.nodeQuery(slots: filled.slots),
                    location: path.location)
            } catch {
                throw FillingError("\(path.value.text): \(error.message)", at: path.location)
            }
        }
    }

    private mutating func attempt<Value>(_ fill: () throws(FillingError) -> Value) -> Value? {
        do throws(FillingError) {
            return try fill()
        } catch {
            errors.append(error)
            return nil
        }
    }

    private mutating func name(_ template: Located<Template>) -> String? {
        let scope = scope
        return attempt { () throws(FillingError) in try template.text(in: scope) }
    }

    private mutating func part<Name>(
        _ name: Name, _ value: Located<ExpectedValue>
    ) -> FilledExpectations.Part<Name>? {
        located(value).map { FilledExpectations.Part(name, value: $0) }
    }

    private mutating func located(_ value: Located<ExpectedValue>) -> Located<Matcher>? {
        matcher(value.value).map { Located($0, at: value.location) }
    }

    private mutating func located(
        _ value: Located<ExpectedValue>, _ measure: ExpectedMeasure
    ) -> Located<Matcher>? {
        guard case .templated(let template) = value.value else { return located(value) }
        let (scope, files) = (scope, files)
        return attempt { () throws(FillingError) in
            Located(try template.matcher(measure, in: scope, files: files), at: value.location)
        }
    }

    private mutating func matcher(_ value: ExpectedValue) -> Matcher? {
        let (scope, files) = (scope, files)
        return attempt { () throws(FillingError) in try value.matcher(in: scope, files: files) }
    }

    private mutating func status(_ status: ExpectedStatus) -> FilledExpectations.Status? {
        let (scope, files) = (scope, files)
        let rule: FilledExpectations.Status.Rule? = attempt { () throws(FillingError) in
            switch status.rule {
            case .oneOf(let patterns): return .oneOf(patterns)
            case .matching(let value): return .matching(try value.matcher(in: scope, files: files))
            case .templated(let value): return try value.status(in: scope, files: files)
            }
        }
        return rule.map { FilledExpectations.Status($0, isOwn: status.isOwn, location: status.location) }
    }

    private mutating func text(_ text: Located<ExpectedText>) -> Located<Matcher>? {
        switch text.value {
        case .value(let value): return matcher(value).map { Located($0, at: text.location) }
        case .file(let file):
            let (scope, files) = (scope, files)
            return attempt { () throws(FillingError) in
                let content = try file.text(in: scope, files: files)
                let expected = LocatedJSON(.data(.string(content)), range: text.location.range)
                let matcher = try expected.matcher(
                    in: text.location.source, ExpectationSurroundings(files: files, scope: scope))
                return Located(matcher, at: text.location)
            }
        }
    }

    private mutating func path(_ expectation: PathExpectation) -> [FilledExpectations.Path] {
        let scope = scope
        let path = attempt { () throws(FillingError) in try expectation.path.filled(in: scope) }
        guard let path, let value = located(expectation.value) else { return [] }
        return [
            FilledExpectations.Path(
                text: expectation.path.value.text, path: path.path, slots: path.slots, value: value,
                location: expectation.path.location)
        ]
    }
}

extension ExpectedValue {
    /// The matcher, compiled now where a template or the time is in it.
    ///
    /// - Parameters:
    ///   - scope: the variables; its generator `now` is the time.
    ///   - files: where expected values in files are read.
    /// - Returns: the matcher with everything filled in.
    /// - Throws: what cannot be filled in, or is no expected value then.
    package func matcher(
        in scope: any VariableScope, files: any FileSystem
    ) throws(FillingError) -> Matcher {
        switch self {
        case .constant(let matcher): matcher
        case .templated(let value):
            try value.tree(in: scope, isExpectation: true).matcher(
                in: value.source, ExpectationSurroundings(files: files, scope: scope))
        }
    }
}

extension TemplatedJSON {
    /// What a time or a size must be, by a value that a template gives.
    fileprivate func matcher(
        _ measure: ExpectedMeasure, in scope: any VariableScope, files: any FileSystem
    ) throws(FillingError) -> Matcher {
        let filled = try tree(in: scope, isExpectation: true)
        let matchable: LocatedJSON
        do throws(ExpectedMeasure.Problem) {
            matchable = try measure.matchable(filled)
        } catch {
            throw FillingError(
                error.message, at: SourceLocation(source: source, range: error.range), hint: error.hint)
        }
        return try matchable.matcher(in: source, ExpectationSurroundings(files: files, scope: scope))
    }

    /// What a status must be, by a value that a template gives.
    fileprivate func status(
        in scope: any VariableScope, files: any FileSystem
    ) throws(FillingError) -> FilledExpectations.Status.Rule {
        let filled = try tree(in: scope, isExpectation: true)
        if case .object = filled.content {
            let surroundings = ExpectationSurroundings(files: files, scope: scope)
            return .matching(try filled.matcher(in: source, surroundings))
        }
        switch StatusPattern.list(filled) {
        case .success(let patterns): return .oneOf(patterns)
        case .failure(let wrong):
            throw FillingError(
                wrong.message, at: SourceLocation(source: source, range: wrong.value.range), hint: wrong.hint)
        }
    }
}

extension LocatedJSON {
    fileprivate func matcher(
        in source: SourceText, _ surroundings: ExpectationSurroundings
    ) throws(FillingError) -> Matcher {
        let matcher: Matcher
        do throws(MatcherError) {
            matcher = try Matcher(self, source: source, in: surroundings)
        } catch {
            throw FillingError(error, in: source)
        }
        guard !matcher.isTimeBound || surroundings.now() != nil else {
            throw FillingError(
                "the time is not known here", at: SourceLocation(source: source, range: range))
        }
        return matcher
    }
}

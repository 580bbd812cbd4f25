import Diagnostics
import HTTP
import JSON
import Paths
import Templates

/// What one level says about the answer.
struct ExpectLayer {
    var status: Layered<ExpectedStatus> = .inherited
    var type: Layered<Located<ExpectedValue>> = .inherited
    var headers: Layered<[(name: Located<Template>, value: Layered<NamedExpectation>)]> = .inherited
    var cookies: Layered<[(name: Located<Template>, value: Layered<CookieExpectation>)]> = .inherited
    var json: Layered<Located<ExpectedValue>> = .inherited
    var text: Layered<Located<ExpectedText>> = .inherited
    var xml: Layered<Located<ExpectedXML>> = .inherited
    var file: Layered<FileReference> = .inherited
    var ignore: Layered<Located<[Located<PathTemplate>]>> = .inherited
    var time: Layered<Located<ExpectedValue>> = .inherited
    var size: Layered<Located<ExpectedValue>> = .inherited
    var paths: Layered<[PathExpectation]> = .inherited
    var empty: Layered<Located<Setting<Bool>>> = .inherited
    var fault: Layered<Located<ExpectedFault>> = .inherited
    var outcome: Layered<Located<ExpectedOutcome>> = .inherited
    var redirects: Layered<Located<ExpectedValue>> = .inherited
    var error: Layered<Located<Setting<ExpectedError>>> = .inherited
    /// Where `"expect": null` stands.
    var removal: SourceLocation?

    /// What is expected after this level; a `null` that takes nothing away is reported.
    func over(_ outer: Expectations, reporting report: (Diagnostic) -> Void) -> Expectations {
        if let removal {
            if outer.isUntouched { report(ExpectLayer.takesNothing(at: removal)) }
            return Expectations()
        }
        var result = outer
        result.json = json.over(outer.json)
        result.put(status, \.status, report)
        result.put(type, \.type, report)
        result.put(text, \.text, report)
        result.put(xml, \.xml, report)
        result.put(file, \.file, report)
        result.put(ignore, \.ignore, report)
        result.put(time, \.time, report)
        result.put(size, \.size, report)
        result.put(empty, \.empty, report)
        result.put(fault, \.fault, report)
        result.put(outcome, \.outcome, report)
        result.put(redirects, \.redirects, report)
        result.put(error, \.error, report)
        result.put(headers, \.headers, report) { Token.equal($0.name.text, $1) }
        result.put(cookies, \.cookies, report) { TextEquality.equal($0.name.text, $1) }
        result.paths = mergedPaths(over: outer.paths, report)
        return result
    }

    private func mergedPaths(
        over outer: [PathExpectation], _ report: (Diagnostic) -> Void
    ) -> [PathExpectation] {
        switch paths {
        case .inherited: return outer
        case .removed(let place):
            if outer.isEmpty { report(ExpectLayer.takesNothing(at: place)) }
            return []
        case .given(let entries):
            var result = outer
            for entry in entries {
                result.put(entry) { TextEquality.equal($0.path.value.text, $1.path.value.text) }
            }
            return result
        }
    }

    fileprivate static func takesNothing(at place: SourceLocation) -> Diagnostic {
        Diagnostic(
            "this null takes nothing away: no outer level expects anything here", at: place,
            hint: "to expect that a value is null, ask for it in \"json\" or \"paths\"")
    }
}

extension Expectations {
    /// Puts what one level says over what the farther ones said.
    fileprivate mutating func put<Value>(
        _ layer: Layered<Value>, _ part: WritableKeyPath<Expectations, Value?>, _ report: (Diagnostic) -> Void
    ) {
        switch layer {
        case .inherited: break
        case .removed(let place):
            if self[keyPath: part] == nil { report(ExpectLayer.takesNothing(at: place)) }
            self[keyPath: part] = nil
        case .given(let value): self[keyPath: part] = value
        }
    }

    /// The same for a list, name by name.
    fileprivate mutating func put<Entry>(
        _ layer: Layered<[(name: Located<Template>, value: Layered<Entry>)]>,
        _ part: WritableKeyPath<Expectations, [Entry]>, _ report: (Diagnostic) -> Void,
        isNamed: (Entry, String) -> Bool
    ) {
        switch layer {
        case .inherited: break
        case .removed(let place):
            if self[keyPath: part].isEmpty { report(ExpectLayer.takesNothing(at: place)) }
            self[keyPath: part] = []
        case .given(let entries):
            var result = self[keyPath: part]
            for entry in entries {
                let index = result.firstIndex { isNamed($0, entry.name.text) }
                switch (entry.value, index) {
                case (.given(let value), let index?): result[index] = value
                case (.given(let value), nil): result.append(value)
                case (.removed, let index?): result.remove(at: index)
                case (.removed(let place), nil): report(ExpectLayer.takesNothing(at: place))
                case (.inherited, _): break
                }
            }
            self[keyPath: part] = result
        }
    }

    /// Whether nothing but the 2xx that nobody wrote is expected.
    fileprivate var isUntouched: Bool {
        status != nil && status?.location == nil && json == nil && paths.isEmpty
            && (rareParts?.value.isEmpty ?? true)
    }
}

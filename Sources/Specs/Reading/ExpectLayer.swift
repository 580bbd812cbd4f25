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
        status.put(over: outer.status, report) { result.status = $0 }
        type.put(over: outer.type, report) { result.type = $0 }
        text.put(over: outer.text, report) { result.text = $0 }
        xml.put(over: outer.xml, report) { result.xml = $0 }
        file.put(over: outer.file, report) { result.file = $0 }
        ignore.put(over: outer.ignore, report) { result.ignore = $0 }
        time.put(over: outer.time, report) { result.time = $0 }
        size.put(over: outer.size, report) { result.size = $0 }
        empty.put(over: outer.empty, report) { result.empty = $0 }
        fault.put(over: outer.fault, report) { result.fault = $0 }
        outcome.put(over: outer.outcome, report) { result.outcome = $0 }
        redirects.put(over: outer.redirects, report) { result.redirects = $0 }
        error.put(over: outer.error, report) { result.error = $0 }
        ExpectLayer.put(headers, over: outer.headers, report) {
            Token.equal($0.name.text, $1)
        } to: {
            result.headers = $0
        }
        ExpectLayer.put(cookies, over: outer.cookies, report) {
            TextEquality.equal($0.name.text, $1)
        } to: {
            result.cookies = $0
        }
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

extension Layered {
    /// Puts what one level says over what the farther ones said; nothing where it says nothing.
    ///
    /// By closures: a key path of a rare part is made anew each time, and there are very many calls.
    fileprivate func put(
        over outer: @autoclosure () -> Value?, _ report: (Diagnostic) -> Void, to set: (Value?) -> Void
    ) {
        switch self {
        case .inherited: break
        case .removed(let place):
            if outer() == nil { report(ExpectLayer.takesNothing(at: place)) }
            set(nil)
        case .given(let value): set(value)
        }
    }
}

extension ExpectLayer {
    /// The same for a list, name by name.
    fileprivate static func put<Entry>(
        _ layer: Layered<[(name: Located<Template>, value: Layered<Entry>)]>,
        over outer: @autoclosure () -> [Entry], _ report: (Diagnostic) -> Void,
        isNamed: (Entry, String) -> Bool, to set: ([Entry]) -> Void
    ) {
        switch layer {
        case .inherited: break
        case .removed(let place):
            if outer().isEmpty { report(ExpectLayer.takesNothing(at: place)) }
            set([])
        case .given(let entries):
            var result = outer()
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
            set(result)
        }
    }
}

extension Expectations {
    /// Whether nothing but the 2xx that nobody wrote is expected.
    fileprivate var isUntouched: Bool {
        status != nil && status?.location == nil && json == nil && paths.isEmpty
            && (rareParts?.value.isEmpty ?? true)
    }
}

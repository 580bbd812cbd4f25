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
    var paths: Layered<[PathExpectation]> = .inherited
    var empty: Layered<Located<Setting<Bool>>> = .inherited
    var fault: Layered<Located<ExpectedFault>> = .inherited
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
        result.status = over(status, outer.status, report)
        result.type = over(type, outer.type, report)
        result.json = json.over(outer.json)
        result.text = over(text, outer.text, report)
        result.empty = over(empty, outer.empty, report)
        result.fault = over(fault, outer.fault, report)
        result.redirects = over(redirects, outer.redirects, report)
        result.error = over(error, outer.error, report)
        result.headers = mergedHeaders(over: outer.headers, report)
        result.cookies = mergedCookies(over: outer.cookies, report)
        result.paths = mergedPaths(over: outer.paths, report)
        return result
    }

    private func over<Value>(
        _ layer: Layered<Value>, _ outer: Value?, _ report: (Diagnostic) -> Void
    ) -> Value? {
        if case .removed(let place) = layer, outer == nil { report(ExpectLayer.takesNothing(at: place)) }
        return layer.over(outer)
    }

    private func mergedHeaders(
        over outer: [NamedExpectation], _ report: (Diagnostic) -> Void
    ) -> [NamedExpectation] {
        merged(headers, over: outer, report) { Token.equal($0.name.text, $1) }
    }

    private func mergedCookies(
        over outer: [CookieExpectation], _ report: (Diagnostic) -> Void
    ) -> [CookieExpectation] {
        merged(cookies, over: outer, report) { TextEquality.equal($0.name.text, $1) }
    }

    private func merged<Entry>(
        _ layer: Layered<[(name: Located<Template>, value: Layered<Entry>)]>, over outer: [Entry],
        _ report: (Diagnostic) -> Void, isNamed: (Entry, String) -> Bool
    ) -> [Entry] {
        switch layer {
        case .inherited: return outer
        case .removed(let place):
            if outer.isEmpty { report(ExpectLayer.takesNothing(at: place)) }
            return []
        case .given(let entries):
            var result = outer
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
            return result
        }
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

    private static func takesNothing(at place: SourceLocation) -> Diagnostic {
        Diagnostic(
            "this null takes nothing away: no outer level expects anything here", at: place,
            hint: "to expect that a value is null, ask for it in \"json\" or \"paths\"")
    }
}

extension Expectations {
    /// Whether nothing but the 2xx that nobody wrote is expected.
    fileprivate var isUntouched: Bool {
        status != nil && status?.location == nil && type == nil && headers.isEmpty && cookies.isEmpty
            && json == nil && text == nil && paths.isEmpty && empty == nil && fault == nil && redirects == nil
            && error == nil
    }
}

import Diagnostics
import JSON
import Specs
import Templates

/// Fills in what a spec holds, with errors that know their place in the file.
struct Filling {
    let scope: any VariableScope

    /// A string of the spec as text.
    func text(
        _ template: Located<Template>, escaping: TemplateEscaping = .none
    ) throws(StepProblem) -> String {
        do throws(TemplateError) {
            return try template.value.text(in: scope, escaping: escaping)
        } catch {
            throw problem(error, in: template)
        }
    }

    /// Lines of text, joined by line feeds.
    func text(_ template: TextTemplate, escaping: TemplateEscaping = .none) throws(StepProblem) -> String {
        var lines: [String] = []
        for line in template.lines { lines.append(try text(line, escaping: escaping)) }
        return lines.joined(separator: "\n")
    }

    /// A URL: values are encoded for the part that they stand in.
    func url(_ template: Located<Template>) throws(StepProblem) -> String {
        do throws(TemplateError) {
            return try template.value.url(in: scope)
        } catch {
            throw problem(error, in: template)
        }
    }

    /// A JSON value of the spec, without places.
    func value(_ template: TemplatedJSON) throws(StepProblem) -> JSONValue {
        do throws(LocatedTemplateError) {
            return try template.value(in: scope)
        } catch {
            throw StepProblem(error)
        }
    }

    /// A JSON value of the spec that keeps its places.
    func located(_ template: TemplatedJSON) throws(StepProblem) -> LocatedJSON {
        do throws(LocatedTemplateError) {
            return try template.filled(in: scope)
        } catch {
            throw StepProblem(error)
        }
    }

    /// A setting, or nil where the author gives none.
    func setting<Value: SettingValue>(_ setting: Setting<Value>?) throws(StepProblem) -> Value? {
        switch setting {
        case nil: return nil
        case .fixed(let value)?: return value
        case .template(let template)?:
            let value: JSONValue
            do throws(TemplateError) {
                value = try template.value.value(in: scope)
            } catch {
                throw problem(error, in: template)
            }
            guard let typed = Value(setting: value) else {
                throw StepProblem(
                    .variableError, "expected \(Value.form), got \(value.kindName) \(value.written())",
                    at: template.location)
            }
            return typed
        }
    }

    /// Prefixes and what they stand for, the nearest level's last word.
    func namespaces(_ namespaces: Namespaces) throws(StepProblem) -> [String: String] {
        var result: [String: String] = [:]
        for (prefix, uri) in namespaces.bindings { result[prefix] = try text(uri) }
        return result
    }

    private func problem(_ error: TemplateError, in template: Located<Template>) -> StepProblem {
        let literal = template.location
        let place = error.range.map {
            literal.source.location(inString: literal.range, offset: $0.lowerBound, length: $0.count)
        }
        return StepProblem(.variableError, error.message, hint: error.hint, at: place ?? literal)
    }
}

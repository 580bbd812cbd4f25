package import Templates

/// A setting with a type of its own: known when the spec is loaded, or made by a template when it runs.
package indirect enum Setting<Value: Sendable>: Sendable {
    case fixed(Value)
    case template(Located<Template>)
}

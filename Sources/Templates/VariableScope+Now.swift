import JSON
package import Text

extension VariableScope {
    /// The time that the generator `now` gives; nil where there is no clock.
    package func now() -> DateTime? {
        guard let value = try? generate(.now), let text = value.stringValue else { return nil }
        return DateTime(iso: text)
    }
}

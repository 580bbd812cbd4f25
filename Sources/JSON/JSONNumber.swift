/// A number as it was written. Nothing here passes through `Double`.
package struct JSONNumber: Sendable {
    /// The text, valid under RFC 8259 §6.
    package let text: String

    /// - Parameter text: valid under RFC 8259 §6; the parser and `init(parsing:)` check it.
    package init(validated text: String) {
        self.text = text
    }

    package init(_ value: Int) {
        self.init(validated: String(value))
    }
}

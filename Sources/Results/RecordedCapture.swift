/// A value that a step took from an answer, as a report shows it: masked and bounded.
package struct RecordedCapture: Sendable, Equatable {
    package let name: String
    /// As JSON; the beginning of it where it is long, with `…` behind.
    package internal(set) var value: String

    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

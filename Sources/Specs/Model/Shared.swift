/// A large value that many parts of a spec have in common, kept once.
package struct Shared<Value: Sendable>: Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private let box: Box

    package init(_ value: Value) {
        box = Box(value)
    }

    package var value: Value { box.value }
}

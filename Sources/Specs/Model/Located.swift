package import Diagnostics

/// Something read from a file together with the place it was read from.
package struct Located<Value: Sendable>: Sendable {
    package let value: Value
    package let location: SourceLocation

    package init(_ value: Value, at location: SourceLocation) {
        self.value = value
        self.location = location
    }
}

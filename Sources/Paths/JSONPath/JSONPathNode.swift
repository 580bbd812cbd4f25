package import JSON

/// A value that a query found, and its place.
package struct JSONPathNode: Sendable {
    package let value: JSONValue
    package let path: NormalizedPath
}

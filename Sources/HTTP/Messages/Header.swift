/// One line of a header section.
package struct Header: Sendable, Hashable {
    /// In the case in which it was written.
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    /// Whether this is the header of that name, in any case.
    package func isNamed(_ other: String) -> Bool { Token.equal(name, other) }
}

extension [Header] {
    /// The values of all lines of that name, in any case, in their order.
    package func values(of name: String) -> [String] {
        compactMap { $0.isNamed(name) ? $0.value : nil }
    }

    package func contains(named name: String) -> Bool { contains { $0.isNamed(name) } }

    package mutating func removeAll(named name: String) { removeAll { $0.isNamed(name) } }
}

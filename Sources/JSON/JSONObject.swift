/// One member of an object.
package struct JSONMember: Sendable {
    /// The name; where `keyHasSurrogate` is set, the canonical escaped form of `SurrogateString`.
    package let key: String
    // The value stands before the flag: so a member takes 40 bytes, not 48.
    package var value: JSONValue
    package let keyHasSurrogate: Bool

    package init(key: String, value: JSONValue, keyHasSurrogate: Bool = false) {
        self.key = key
        self.value = value
        self.keyHasSurrogate = keyHasSurrogate
    }
}

/// The members of an object in the order they were written, a name that stands twice included.
package struct JSONObject: Sendable {
    package var members: [JSONMember] {
        didSet { hasDistinctNames = false }
    }
    /// Whether no name is known to stand twice: then the first member of a name found is the only one.
    ///
    /// It is computed once, when the members are given whole; after a change it is false.
    package private(set) var hasDistinctNames: Bool

    package init(members: [JSONMember] = []) {
        self.members = members
        hasDistinctNames = DistinctNames.hold(members)
    }
}

/// One member of an object.
package struct JSONMember: Sendable {
    /// The name; where `keyHasSurrogate` is set, the canonical escaped form of `SurrogateString`.
    package let key: String
    package let keyHasSurrogate: Bool
    package var value: JSONValue

    package init(key: String, value: JSONValue, keyHasSurrogate: Bool = false) {
        self.key = key
        self.value = value
        self.keyHasSurrogate = keyHasSurrogate
    }
}

/// The members of an object in the order they were written, a name that stands twice included.
package struct JSONObject: Sendable {
    package var members: [JSONMember]

    package init(members: [JSONMember] = []) {
        self.members = members
    }
}

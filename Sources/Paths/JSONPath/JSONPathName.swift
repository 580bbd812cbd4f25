import JSON

/// A member name of a query, made ready to be compared with many keys by their scalars.
struct JSONPathName: Sendable {
    let text: String
    private let byteCount: Int
    private let isASCII: Bool

    init(_ text: String) {
        self.text = text
        byteCount = text.utf8.count
        isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    }

    /// Whether a member has this name.
    @inline(__always)
    func matches(_ member: borrowing JSONMember) -> Bool {
        guard member.key.utf8.count == byteCount, !member.keyHasSurrogate else { return false }
        // `==` is fast, and exact here: everything canonically equivalent to ASCII text is longer in UTF-8.
        if isASCII { return member.key == text }
        return member.key.utf8.elementsEqual(text.utf8)
    }

    /// The place of the member of this name; of a repeated name the last counts.
    @inline(__always)
    func index(in object: JSONObject) -> Int? {
        let members = object.members.span
        if object.hasDistinctNames {
            for index in members.indices where matches(members[index]) { return index }
        } else {
            for index in members.indices.reversed() where matches(members[index]) { return index }
        }
        return nil
    }
}

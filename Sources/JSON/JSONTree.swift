/// What the reader builds: one grammar makes plain values and values that know their place.
protocol JSONTree {
    associatedtype Member

    static func makeNull(at range: Range<Int>) -> Self
    static func makeBoolean(_ value: Bool, at range: Range<Int>) -> Self
    static func makeNumber(_ number: JSONNumber, at range: Range<Int>) -> Self
    static func makeString(_ string: ReadString, at range: Range<Int>) -> Self
    static func makeArray(_ elements: [Self], at range: Range<Int>) -> Self
    static func makeObject(_ members: [Member], at range: Range<Int>) -> Self
    static func makeMember(name: ReadString, at nameRange: Range<Int>, value: Self) -> Member
}

/// A string as read: its text, or the canonical escapes of `SurrogateString`.
struct ReadString {
    let text: String
    let hasSurrogate: Bool
}

extension JSONValue: JSONTree {
    static func makeNull(at range: Range<Int>) -> JSONValue { .null }
    static func makeBoolean(_ value: Bool, at range: Range<Int>) -> JSONValue { .boolean(value) }
    static func makeNumber(_ number: JSONNumber, at range: Range<Int>) -> JSONValue { .number(number) }
    static func makeString(_ string: ReadString, at range: Range<Int>) -> JSONValue {
        string.hasSurrogate ? .surrogates(SurrogateString(escaped: string.text)) : .string(string.text)
    }
    static func makeArray(_ elements: [JSONValue], at range: Range<Int>) -> JSONValue { .array(elements) }
    static func makeObject(_ members: [JSONMember], at range: Range<Int>) -> JSONValue {
        .object(JSONObject(members: members))
    }
    static func makeMember(name: ReadString, at nameRange: Range<Int>, value: JSONValue) -> JSONMember {
        JSONMember(key: name.text, value: value, keyHasSurrogate: name.hasSurrogate)
    }
}

extension LocatedJSON: JSONTree {
    static func makeNull(at range: Range<Int>) -> LocatedJSON { LocatedJSON(.null, range: range) }
    static func makeBoolean(_ value: Bool, at range: Range<Int>) -> LocatedJSON {
        LocatedJSON(.boolean(value), range: range)
    }
    static func makeNumber(_ number: JSONNumber, at range: Range<Int>) -> LocatedJSON {
        LocatedJSON(.number(number), range: range)
    }
    static func makeString(_ string: ReadString, at range: Range<Int>) -> LocatedJSON {
        let content: Content =
            string.hasSurrogate ? .surrogates(SurrogateString(escaped: string.text)) : .string(string.text)
        return LocatedJSON(content, range: range)
    }
    static func makeArray(_ elements: [LocatedJSON], at range: Range<Int>) -> LocatedJSON {
        LocatedJSON(.array(elements), range: range)
    }
    static func makeObject(_ members: [LocatedMember], at range: Range<Int>) -> LocatedJSON {
        LocatedJSON(.object(members), range: range)
    }
    static func makeMember(name: ReadString, at nameRange: Range<Int>, value: LocatedJSON) -> LocatedMember {
        LocatedMember(key: name.text, keyRange: nameRange, value: value, keyHasSurrogate: name.hasSurrogate)
    }
}

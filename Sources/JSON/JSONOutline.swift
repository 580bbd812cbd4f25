/// Nothing of a value: for text of which only the grammar is looked at.
struct JSONOutline: JSONTree {
    static func makeNull(at range: Range<Int>) -> JSONOutline { JSONOutline() }
    static func makeBoolean(_ value: Bool, at range: Range<Int>) -> JSONOutline { JSONOutline() }
    static func makeNumber(_ number: JSONNumber, at range: Range<Int>) -> JSONOutline { JSONOutline() }
    static func makeString(_ string: ReadString, at range: Range<Int>) -> JSONOutline { JSONOutline() }
    static func makeArray(_ elements: [JSONOutline], at range: Range<Int>) -> JSONOutline { JSONOutline() }
    static func makeObject(_ members: [JSONOutline], at range: Range<Int>) -> JSONOutline { JSONOutline() }
    static func makeMember(name: ReadString, at nameRange: Range<Int>, value: JSONOutline) -> JSONOutline {
        value
    }
}

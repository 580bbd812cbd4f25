import JSON

/// The members of one object of the language that are worth reading: known, built, of the right type.
struct Fields {
    let members: [LocatedMember]
    let range: Range<Int>
    let nesting: Nesting

    subscript(name: String) -> LocatedMember? { members.first { $0.key == name } }
}

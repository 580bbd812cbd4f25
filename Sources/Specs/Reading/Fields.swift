import JSON

/// The members of one object of the language that are worth reading: known, built, of the right type.
struct Fields {
    let members: [LocatedMember]
    /// All members, the wrong ones too.
    let written: [LocatedMember]
    let range: Range<Int>
    let nesting: Nesting

    subscript(name: String) -> LocatedMember? { members.first { $0.key == name } }

    /// Whether the author wrote no such key; one that is wrong has been reported already.
    func lacks(_ name: String) -> Bool { !written.contains { $0.key == name } }
}

import Diagnostics
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

    /// The members of which one may be there.
    func written(of choice: SpecKey.Choice) -> [LocatedMember] {
        written.filter { nesting.key($0.key)?.choice == choice }
    }
}

extension SpecReader {
    /// Reports every member but the first of which one may be there.
    func reportSeconds(of choice: SpecKey.Choice, in fields: Fields) {
        reportSeconds(among: fields.written(of: choice), of: choice)
    }

    func reportSeconds(among members: [LocatedMember], of choice: SpecKey.Choice) {
        guard let first = members.first else { return }
        for other in members.dropFirst() {
            report(
                "\(choice.rule), \(quoted(other.key)) is a second one", at: other.keyRange,
                related: [.init(message: "the first one is here", location: location(first.keyRange))])
        }
    }
}

import Diagnostics
import JSON
import Text

extension SpecReader {
    /// Keys that may stand in every object of the language and mean nothing.
    static let remarks: Set<String> = ["$schema", "$comment"]

    /// The members of an object with the author's own keys, without remarks. A name that stands twice is
    /// reported elsewhere; here the first counts.
    func entries(of json: LocatedJSON) -> [LocatedMember] {
        guard case .object(let members) = json.content else { return [] }
        var seen: Set<ScalarText> = []
        return members.filter {
            !SpecReader.remarks.contains($0.key) && seen.insert(ScalarText($0.key)).inserted
        }
    }

    /// Reads an object of the language: reports keys that are unknown, not built yet or of a wrong type.
    func fields(of json: LocatedJSON, _ nesting: Nesting) -> Fields {
        let written = entries(of: json)
        let members = written.filter { member in
            guard let key = nesting.key(member.key) else {
                // A second action is told by the step.
                if nesting.kinds.contains(.step), ActionKind(key: member.key) != nil { return false }
                report(
                    "unknown key \(quoted(member.key))", at: member.keyRange,
                    hint: UnknownKey(name: member.key, nesting: nesting).hint)
                return false
            }
            if !key.isBuilt {
                report("\(quoted(key.name)) is not built yet", at: member.keyRange)
                return false
            }
            return check(member.value, of: key)
        }
        return Fields(
            members: members, written: Set(written.map(\.key)), range: json.range, nesting: nesting)
    }

    /// Reads the object that is the value of a field.
    func fields(of member: LocatedMember, _ kinds: [ObjectKind], in outer: Fields) -> Fields {
        fields(of: member.value, Nesting(kinds, key: member.key, in: outer.nesting))
    }

    /// Reports every name that stands twice in one object, data included.
    func reportDuplicates(in json: LocatedJSON) {
        switch json.content {
        case .array(let elements):
            for element in elements { reportDuplicates(in: element) }
        case .object(let members):
            reportDuplicates(among: members)
            for member in members { reportDuplicates(in: member.value) }
        default: break
        }
    }

    private func reportDuplicates(among members: [LocatedMember]) {
        guard members.count > 1 else { return }
        var first: [ScalarText: Range<Int>] = Dictionary(minimumCapacity: members.count)
        for member in members {
            guard let place = first.updateValue(member.keyRange, forKey: ScalarText(member.key)) else {
                continue
            }
            first[ScalarText(member.key)] = place
            report(
                "duplicate key \(quoted(member.key))", at: member.keyRange,
                related: [.init(message: "the first one is here", location: location(place))])
        }
    }
}

/// A name as messages show it.
func quoted(_ name: String) -> String { "\"\(VisibleText.escaped(name))\"" }

import Diagnostics
import JSON
import Text

extension SpecReader {
    /// Whether a key may stand in every object of the language and means nothing.
    static func isRemark(_ key: String) -> Bool {
        key.utf8.first == UInt8(ascii: "$") && (key == "$schema" || key == "$comment")
    }

    /// The members of an object of the language without remarks. A name that stands twice is reported
    /// elsewhere; here the first counts.
    func entries(of json: LocatedJSON) -> [LocatedMember] {
        guard case .object(let members) = json.content else { return [] }
        let hasRemarks = members.contains { SpecReader.isRemark($0.key) }
        if !hasRemarks && !hasDuplicates { return members }
        var seen: Set<ScalarText> = []
        return members.filter {
            !SpecReader.isRemark($0.key) && (!hasDuplicates || seen.insert(ScalarText($0.key)).inserted)
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
            } else if check(member.value, of: key) || key.type.isListOfObjects(member.value)
                || key.type.isMapOfCaptures(member.value)
            {
                return true
            }
            rememberNames(in: member)
            return false
        }
        return Fields(
            members: members, written: written, range: json.range, nesting: nesting)
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
        guard members.count > 1, !SpecReader.areDistinct(members) else { return }
        var first: [ScalarText: Range<Int>] = Dictionary(minimumCapacity: members.count)
        for member in members {
            guard let place = first[ScalarText(member.key)] else {
                first[ScalarText(member.key)] = member.keyRange
                continue
            }
            hasDuplicates = true
            report(
                "duplicate key \(quoted(member.key))", at: member.keyRange,
                related: [.init(message: "the first one is here", location: location(place))])
        }
    }

    /// True where the names of a small object are known to be distinct; most objects are small.
    private static func areDistinct(_ members: [LocatedMember]) -> Bool {
        guard members.count <= 12 else { return false }
        for index in members.indices.dropFirst() {
            for other in members[..<index] where TextEquality.equal(other.key, members[index].key) {
                return false
            }
        }
        return true
    }
}

/// A name as messages show it.
func quoted(_ name: String) -> String {
    // A message is one line.
    let lines = name.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return "\"\(lines.map { VisibleText.escaped(String($0)) }.joined(separator: "\\u{a}"))\""
}

extension String {
    /// Whether `{{` stands in it: a template, or the literal one that `\{{` is.
    var holdsTemplate: Bool {
        var isSecond = false
        for byte in utf8 {
            let isBrace = byte == UInt8(ascii: "{")
            if isBrace && isSecond { return true }
            isSecond = isBrace
        }
        return false
    }
}

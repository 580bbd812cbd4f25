import JSON

extension SpecReader {
    /// Remembers the variables that something with an error would have set, so that they are not reported
    /// as undefined as well.
    func rememberNames(in member: LocatedMember) {
        switch (member.key, member.value.content) {
        case ("vars", .object(let members)), ("capture", .object(let members)),
            ("set", .object(let members)), ("each", .object(let members)):
            namesOfBrokenSteps.formUnion(members.map(\.key))
        case ("capture", .array(let names)):
            for case .string(let name) in names.map(\.content) { namesOfBrokenSteps.insert(name) }
        case ("parallel", .array(let steps)), ("steps", .array(let steps)):
            // A broken step inside of a broken one has been looked into already.
            for step in steps where lookedInto.insert(step.range.lowerBound).inserted {
                for member in entries(of: read(step)) { rememberNames(in: member) }
            }
        default: break
        }
    }
}

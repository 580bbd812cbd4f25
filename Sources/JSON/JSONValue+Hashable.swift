extension JSONValue: Hashable {
    /// Equal values have equal hashes: numbers by value, objects whatever the order of their members.
    package func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .boolean(let value): hasher.combine(value)
        case .number(let number): hasher.combine(number)
        case .string(let text): hasher.combine(ScalarText(text))
        case .surrogates(let string): hasher.combine(string)
        case .array(let elements):
            hasher.combine(elements.count)
            for element in elements { hasher.combine(element) }
        case .object(let object):
            var sum = 0
            for member in object.countingMembers {
                var single = Hasher()
                single.combine(member.name)
                single.combine(member.value)
                sum &+= single.finalize()
            }
            hasher.combine(sum)
        }
    }
}

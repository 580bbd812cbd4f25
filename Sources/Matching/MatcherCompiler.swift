import Diagnostics
import JSON
import Text

/// Compiles expected values and collects what is wrong with them.
struct MatcherCompiler {
    private let source: SourceText
    /// Whether templates are still to be filled in, so that texts with `{{` are not judged.
    private let awaitsTemplates: Bool
    private let surroundings: any MatcherSurroundings
    /// Whether a matcher asked for the time.
    private(set) var isTimeBound = false
    /// Whether objects allow no members but those that are written: inside `?strict`.
    private var isStrict = false
    private(set) var errors: [MatcherError] = []

    init(source: SourceText, awaitsTemplates: Bool, in surroundings: any MatcherSurroundings) {
        self.source = source
        self.surroundings = surroundings
        self.awaitsTemplates = awaitsTemplates
    }

    /// Compiles a value that may be or hold matchers.
    mutating func compile(_ expected: LocatedJSON) -> Expected {
        switch expected.content {
        case .null, .boolean, .number, .string, .surrogates:
            return Expected(rule: .scalar(expected.value), authored: expected)
        case .data(let value):
            return literal(value, isExact: isStrict, range: expected.range)
        case .array(let elements):
            return Expected(rule: .array(elements.map { compile($0) }), authored: expected)
        case .object(let members):
            return compileObject(members, authored: expected)
        }
    }

    /// Compiles a value in which objects allow no members but those that are written, inside matchers too.
    mutating func compileStrictly(_ expected: LocatedJSON) -> Expected {
        let outer = isStrict
        isStrict = true
        defer { isStrict = outer }
        return compile(expected)
    }

    /// A value in which nothing is a matcher; `isExact` says whether its objects allow no further members.
    func literal(_ value: JSONValue, isExact: Bool, range: Range<Int>) -> Expected {
        let authored = LocatedJSON(.data(value), range: range)
        switch value {
        case .null, .boolean, .number, .string, .surrogates:
            return Expected(rule: .scalar(value), authored: authored)
        case .array(let elements):
            let parts = elements.map { literal($0, isExact: isExact, range: range) }
            return Expected(rule: .array(parts), authored: authored)
        case .object(let object):
            let index = MemberIndex(object, lookups: object.count)
            // Of a repeated name the last counts, here as in an answer.
            let members = object.members.indices.compactMap { place -> ExpectedMember? in
                let name = MemberName(object.members[place])
                guard index[name] == place else { return nil }
                return ExpectedMember(
                    name: name, value: literal(object.members[place].value, isExact: isExact, range: range))
            }
            return Expected(rule: .object(members, isExact: isExact), authored: authored)
        }
    }

    private mutating func compileObject(_ members: [LocatedMember], authored: LocatedJSON) -> Expected {
        let matcherKeys = members.filter { isMatcherKey($0) }
        if let plain = members.first(where: { !isMatcherKey($0) }), let first = matcherKeys.first {
            errors.append(.mixedKeys(plain, matcher: first))
        }
        guard matcherKeys.isEmpty else { return compileMatchers(matcherKeys, authored: authored) }
        let expected = members.map { member in
            ExpectedMember(name: plainName(of: member), value: compile(member.value))
        }
        return Expected(rule: .object(expected, isExact: isStrict), authored: authored)
    }

    private mutating func compileMatchers(_ members: [LocatedMember], authored: LocatedJSON) -> Expected {
        var matchers: [PlacedMatcher] = []
        var because: String?
        for member in members {
            guard let definition = MatcherTable.definition(named: member.key) else {
                errors.append(.unknownMatcher(member))
                continue
            }
            guard let compile = definition.compile else {
                errors.append(.notBuilt(definition, range: member.keyRange))
                continue
            }
            let range =
                member.keyRange.lowerBound..<max(member.keyRange.upperBound, member.value.range.upperBound)
            switch compile(Operand(definition: definition, value: member.value, siblings: members), &self) {
            case .condition(let condition):
                matchers.append(PlacedMatcher(name: definition.name, condition: condition, range: range))
            case .because(let text): because = text
            case .nothing: break
            }
        }
        return Expected(rule: .matchers(matchers, because: because), authored: authored)
    }

    /// Whether a name stands for a matcher. One that a template was filled into never does: it comes with a second
    /// `?` where it begins with one.
    private func isMatcherKey(_ member: LocatedMember) -> Bool {
        guard member.key.utf8.first == UInt8(ascii: "?"), !member.keyHasSurrogate else { return false }
        return member.key.utf8.dropFirst().first != UInt8(ascii: "?")
    }

    /// The name that a plain key stands for: `??name` is a member called `?name`.
    private func plainName(of member: LocatedMember) -> MemberName {
        let isEscaped = member.key.utf8.starts(with: "??".utf8)
        return MemberName(
            isEscaped ? String(member.key.dropFirst()) : member.key, hasSurrogate: member.keyHasSurrogate)
    }
}

extension MatcherCompiler {
    /// The time that `now` stands for; nil where it is not known yet.
    mutating func now() -> DateTime? {
        isTimeBound = true
        return surroundings.now()
    }

    /// The bytes of a file that is named in the source.
    func bytes(ofFile name: String) throws(MatcherFileError) -> [UInt8] {
        try surroundings.bytes(ofFile: name, namedIn: source)
    }

    mutating func report(_ error: MatcherError) {
        errors.append(error)
    }

    /// Whether an operand cannot be judged before its template is filled in.
    func isPending(_ value: LocatedJSON) -> Bool {
        guard awaitsTemplates, case .string(let text) = value.content else { return false }
        return text.contains("{{")
    }

    /// The place of a byte of an operand's text in the source.
    func range(ofByte offset: Int, in operand: LocatedJSON) -> Range<Int> {
        guard case .string = operand.content else { return operand.range }
        let start = JSONStringEscapes.sourceOffset(
            ofDecodedUTF8Offset: offset, literal: operand.range, in: source.bytes)
        return start..<(start + 1)
    }
}

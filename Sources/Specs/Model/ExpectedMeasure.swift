import Diagnostics
package import JSON
import Text

/// How long a call took or how large its body is: what an author writes of it, in the units of the language.
package enum ExpectedMeasure: Sendable {
    case time
    case size

    /// A part of an expected value that measures nothing.
    package struct Problem: Error {
        package let message: String
        package let range: Range<Int>
        package let hint: String?
    }

    /// The key.
    private var name: String {
        switch self {
        case .time: "time"
        case .size: "size"
        }
    }

    private var form: String {
        switch self {
        case .time: DurationText.form
        case .size: "a number of bytes or \(SizeText.form)"
        }
    }

    /// The matchers on a value that stand in others, and those that compare it.
    private static let combining: TextSet = ["?not", "?any", "?in", "?all", "?oneOf"]
    private static let comparing: TextSet = ["?gt", "?gte", "?lt", "?lte", "?near", "?within", "?equals"]

    /// The expected value as matchers take it: of times a plain one is the most that is allowed, sizes are
    /// numbers. What holds a template is left as it is.
    ///
    /// - Throws: the first part that is no duration, or no size.
    package func matchable(_ value: LocatedJSON) throws(Problem) -> LocatedJSON {
        switch value.content {
        case .object(let members):
            guard members.contains(where: { $0.key.hasPrefix("?") }) else { throw problem(value) }
            return LocatedJSON(.object(try members.map(matchable)), range: value.range)
        case .data(.object): return value
        default: break
        }
        let measure = try self.measure(value)
        guard self == .time else { return measure }
        // A name in the place of a template would pass for what a value gave: it stands just before.
        let start = value.range.lowerBound
        let isFilled = if case .data = value.content { start > 0 } else { false }
        let most = LocatedMember(
            key: "?lte", keyRange: (isFilled ? start - 1 : start)..<start, value: measure)
        return LocatedJSON(.object([most]), range: value.range)
    }

    private func matchable(_ member: LocatedMember) throws(Problem) -> LocatedMember {
        var value = member.value
        if ExpectedMeasure.comparing.contains(member.key) {
            value = try measure(value)
        } else if ExpectedMeasure.combining.contains(member.key) {
            if case .array(let elements) = value.content {
                value = LocatedJSON(.array(try elements.map(matchable)), range: value.range)
            } else {
                value = try matchable(value)
            }
        }
        return LocatedMember(
            key: member.key, keyRange: member.keyRange, value: value,
            keyHasSurrogate: member.keyHasSurrogate)
    }

    /// A duration as it is, a size as its number.
    private func measure(_ value: LocatedJSON) throws(Problem) -> LocatedJSON {
        switch (self, value.value) {
        case (_, .string) where value.isTemplate: return value
        case (.time, .string(let text)) where DurationText.parse(text) != nil: return value
        case (.size, .number): return value
        case (.size, .string(let text)):
            guard let bytes = SizeText.parse(text) else { throw problem(value) }
            return LocatedJSON(.number(JSONNumber(bytes)), range: value.range)
        default: throw problem(value)
        }
    }

    private func problem(_ value: LocatedJSON) -> Problem {
        var hint: String?
        if self == .time, case .number(let number) = value.value, DurationText.parse("\(number)ms") != nil {
            hint = "add a unit, such as \"\(number)ms\""
        } else if case .string(let text) = value.value {
            hint = self == .time ? DurationText.limits(of: text) : SizeText.limits(of: text)
        }
        return Problem(
            message: "expected \(form) in \"\(name)\", got \(value.words)", range: value.range, hint: hint)
    }
}

extension LocatedJSON {
    /// Whether this is text of the author with something to be filled in.
    fileprivate var isTemplate: Bool {
        if case .string(let text) = content { text.holdsTemplate } else { false }
    }
}

import JSON
import Text

extension JSONPathContext {
    /// Whether a filter's condition holds for a node.
    func holds(_ condition: JSONPathCondition, at current: JSONValue) -> Bool {
        switch condition {
        case .any(let parts): parts.contains { holds($0, at: current) }
        case .all(let parts): parts.allSatisfy { holds($0, at: current) }
        case .not(let inner): !holds(inner, at: current)
        case .exists(let query): exists(query, at: current)
        case .compare(let left, let comparison, let right):
            JSONPathComparing.holds(value(of: left, at: current), comparison, value(of: right, at: current))
        case .call(let test): matches(test, at: current)
        }
    }

    /// The value of an operand; nil is Nothing.
    func value(of operand: JSONPathOperand, at current: JSONValue) -> JSONValue? {
        switch operand {
        case .literal(let value): value
        case .query(let query): sole(query.segments, in: query.isAbsolute ? root : current)
        case .length(let inner): value(of: inner, at: current).flatMap(Self.length)
        case .count(let query): .number(JSONNumber(walk(query, at: current, JSONPathCounter()).count))
        case .value(let query): walk(query, at: current, JSONPathSoleValue()).value
        case .slot, .template: nil
        }
    }

    /// The value of a singular query, if there is one; no lists are made on the way.
    func sole(_ segments: [JSONPathSegment], from place: Int = 0, in value: JSONValue) -> JSONValue? {
        guard place < segments.count else { return value }
        let steps = segments.span
        switch value {
        case .object(let object):
            guard case .name(let name)? = steps[place].sole else { break }
            guard let index = name.index(in: object) else { return .none }
            return sole(segments, from: place + 1, in: object.members.span[index].value)
        case .array(let elements):
            guard case .index(let index)? = steps[place].sole else { return .none }
            let position = index < 0 ? elements.count + index : index
            guard elements.indices.contains(position) else { return .none }
            return sole(segments, from: place + 1, in: elements.span[position])
        default:
            break
        }
        guard singleElementsAreArrays, case .index(let index)? = steps[place].sole, index == 0 || index == -1
        else {
            return .none
        }
        return sole(segments, from: place + 1, in: value)
    }

    private func exists(_ query: JSONPathFilterQuery, at current: JSONValue) -> Bool {
        if query.isSingular { return sole(query.segments, in: query.isAbsolute ? root : current) != nil }
        return walk(query, at: current, JSONPathExistence()).isFound
    }

    private func walk<Visitor: JSONPathVisitor>(
        _ query: JSONPathFilterQuery, at current: JSONValue, _ visitor: Visitor
    ) -> Visitor {
        var walker = JSONPathWalker(context: self, segments: query.segments, visitor: visitor)
        _ = walker.walk(query.isAbsolute ? root : current, from: 0)
        return walker.visitor
    }

    /// `length` (RFC 9535 §2.4.4): scalars, elements or members; Nothing for other values.
    private static func length(of value: JSONValue) -> JSONValue? {
        switch value {
        case .string(let text): .number(JSONNumber(text.unicodeScalars.count))
        case .surrogates(let text): .number(JSONNumber(scalarCount(of: text)))
        case .array(let elements): .number(JSONNumber(elements.count))
        case .object(let object): .number(JSONNumber(JSONPathCountingMembers(object).count))
        case .null, .boolean, .number: nil
        }
    }

    /// Every escape of the canonical form stands for one code point.
    private static func scalarCount(of text: SurrogateString) -> Int {
        var count = 0
        var scalars = text.escaped.unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            count += 1
            if scalar == "\\", scalars.popFirst() == "u" { scalars = scalars.dropFirst(4) }
        }
        return count
    }

    /// `match` and `search` (RFC 9535 §2.4.6 and §2.4.7): no where one of the two is no text or the pattern
    /// is no I-Regexp.
    private func matches(_ test: JSONPathTest, at current: JSONValue) -> Bool {
        guard case .string(let text) = value(of: test.text, at: current) else { return false }
        let expression: RegularExpression?
        switch test.pattern {
        case .invalid: return false
        case .compiled(let compiled): expression = compiled
        case .operand(let operand):
            guard case .string(let pattern) = value(of: operand, at: current) else { return false }
            expression = patterns.expression(pattern, isWhole: test.isWhole)
        }
        return expression.map { patterns.isFound($0, in: text, isWhole: test.isWhole) } ?? false
    }
}

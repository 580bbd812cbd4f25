import JSON

/// Puts values into the slots of a parsed query; its shape stays as it is.
struct JSONPathFilling {
    let slots: [JSONPathSlot]
    let values: [JSONValue]

    func segments(_ segments: [JSONPathSegment]) throws(JSONPathSlotError) -> [JSONPathSegment] {
        try Self.map(segments) { segment throws(JSONPathSlotError) in
            JSONPathSegment(
                isDescendant: segment.isDescendant, selectors: try Self.map(segment.selectors, selector))
        }
    }

    private func selector(_ selector: JSONPathSelector) throws(JSONPathSlotError) -> JSONPathSelector {
        switch selector {
        case .name, .index, .wildcard: return selector
        case .template(let template): return .name(JSONPathName(try text(template)))
        case .filter(let condition): return .filter(try self.condition(condition))
        case .slice(let slice):
            return .slice(
                JSONPathSlice(
                    start: try bound(slice.start), end: try bound(slice.end), step: try bound(slice.step)))
        case .slot(let slot):
            switch try value(slot) {
            case .string(let name): return .name(JSONPathName(name))
            case .number: return .index(try integer(slot))
            case let other: throw refusal(slot, "a name or an index", other)
            }
        }
    }

    private func bound(_ bound: JSONPathSlice.Bound?) throws(JSONPathSlotError) -> JSONPathSlice.Bound? {
        guard case .slot(let slot) = bound else { return bound }
        return .number(try integer(slot))
    }

    private func condition(_ condition: JSONPathCondition) throws(JSONPathSlotError) -> JSONPathCondition {
        switch condition {
        case .any(let parts): .any(try Self.map(parts, self.condition))
        case .all(let parts): .all(try Self.map(parts, self.condition))
        case .not(let inner): .not(try self.condition(inner))
        case .exists(let query): .exists(try self.query(query))
        case .compare(let left, let comparison, let right):
            .compare(try operand(left), comparison, try operand(right))
        case .call(let test): .call(try self.test(test))
        }
    }

    private func test(_ test: JSONPathTest) throws(JSONPathSlotError) -> JSONPathTest {
        var pattern = test.pattern
        if case .operand(let inner) = pattern {
            let filled = try operand(inner)
            pattern = JSONPathPattern(filled, isWhole: test.isWhole)
            if case .invalid = pattern { throw Self.noPattern(inner, filled) }
        }
        return JSONPathTest(isWhole: test.isWhole, text: try operand(test.text), pattern: pattern)
    }

    private func query(_ query: JSONPathFilterQuery) throws(JSONPathSlotError) -> JSONPathFilterQuery {
        JSONPathFilterQuery(
            isAbsolute: query.isAbsolute, segments: try segments(query.segments), isSingular: query.isSingular
        )
    }

    private func operand(_ operand: JSONPathOperand) throws(JSONPathSlotError) -> JSONPathOperand {
        switch operand {
        case .literal: return operand
        case .query(let query): return .query(try self.query(query))
        case .length(let inner): return .length(try self.operand(inner))
        case .count(let query): return .count(try self.query(query))
        case .value(let query): return .value(try self.query(query))
        case .template(let template): return .literal(.string(try text(template)))
        case .slot(let slot):
            let value = try value(slot)
            guard !value.isContainer else { throw refusal(slot, "a string, number, boolean or null", value) }
            return .literal(value)
        }
    }

    private func text(_ template: JSONPathTemplate) throws(JSONPathSlotError) -> String {
        var output = ""
        for part in template.parts {
            switch part {
            case .text(let text): output += text
            case .slot(let slot):
                switch try value(slot) {
                case .string(let text): output += text
                case .number(let number): output += number.text
                case .boolean(let flag): output += flag ? "true" : "false"
                case let other: throw refusal(slot, "text", other)
                }
            }
        }
        return output
    }

    private func integer(_ slot: Int) throws(JSONPathSlotError) -> Int {
        let value = try value(slot)
        guard case .number(let number) = value, let integer = number.asInt,
            JSONPathGrammar.integers.contains(integer)
        else { throw refusal(slot, "a whole number", value) }
        return integer
    }

    private func value(_ slot: Int) throws(JSONPathSlotError) -> JSONValue {
        guard values.indices.contains(slot) else {
            throw JSONPathSlotError(slot: slot, message: "\"{{\(slots[slot].text)}}\" has no value")
        }
        return values[slot]
    }

    private func refusal(_ slot: Int, _ expected: String, _ value: JSONValue) -> JSONPathSlotError {
        let article = ["object", "array"].contains(value.kindName) ? "an" : "a"
        let kind: String
        switch value {
        case .null: kind = "null"
        case .number(let number): kind = "the number \(number.text)"
        default: kind = "\(article) \(value.kindName)"
        }
        return JSONPathSlotError(
            slot: slot, message: "\"{{\(slots[slot].text)}}\" stands for \(expected), got \(kind)")
    }

    /// A pattern of the document may be anything, one of the author should match something.
    private static func noPattern(_ operand: JSONPathOperand, _ filled: JSONPathOperand) -> JSONPathSlotError
    {
        var slot = 0
        if case .slot(let number) = operand { slot = number }
        if case .template(let template) = operand {
            for case .slot(let number) in template.parts.reversed() { slot = number }
        }
        var text = ""
        if case .literal(.string(let pattern)) = filled { text = " " + PathValue.quoted(pattern) }
        return JSONPathSlotError(
            slot: slot, message: "the pattern\(text) is no I-Regexp (RFC 9485), so nothing matches it")
    }

    /// `map` with a typed error.
    private static func map<Element>(
        _ elements: [Element], _ transform: (Element) throws(JSONPathSlotError) -> Element
    ) throws(JSONPathSlotError) -> [Element] {
        var output: [Element] = []
        output.reserveCapacity(elements.count)
        for element in elements { output.append(try transform(element)) }
        return output
    }
}

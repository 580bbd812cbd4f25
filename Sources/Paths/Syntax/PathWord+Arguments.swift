import JSON

extension PathWord {
    /// The argument of a word without slots.
    var argument: StageArgument { isQuoted ? .quoted(text) : .bare(text) }

    /// The argument with the values of its slots.
    ///
    /// A bare word that is one slot has the value's type; in a longer word and in quotes the value is part of
    /// the text; inside JSON it is a literal of its type, or part of the string that it stands in.
    ///
    /// - Throws: for an object, an array or a null that would stand inside text.
    func argument(slots: [JSONValue], isJSON: Bool) throws(PathError) -> StageArgument {
        guard hasSlots else { return argument }
        if !isQuoted, pieces.count == 1, case .slot(let slot) = pieces[0] {
            return .value(try PathWord.value(of: slot, in: slots))
        }
        var text = ""
        var isInString = false
        for piece in pieces {
            switch piece {
            case .text(let part):
                text += part
                if isJSON, !isQuoted { isInString = PathWord.endsInString(part, from: isInString) }
            case .slot(let slot):
                let value = try PathWord.value(of: slot, in: slots)
                text +=
                    isJSON && !isQuoted
                    ? try PathWord.literal(value, isInString: isInString) : try PathWord.scalarText(value)
            }
        }
        return isQuoted ? .quoted(text) : .bare(text)
    }

    /// The text with the values of its slots written out.
    func text(slots: [JSONValue]) throws(PathError) -> String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let part): text += part
            case .slot(let slot): text += try PathWord.scalarText(try PathWord.value(of: slot, in: slots))
            }
        }
        return text
    }

    private static func value(of slot: Int, in slots: [JSONValue]) throws(PathError) -> JSONValue {
        guard slots.indices.contains(slot) else {
            throw PathError("the expression has more slots than values")
        }
        return slots[slot]
    }

    /// Text, a number or a boolean as it is written inside text.
    static func scalarText(_ value: JSONValue) throws(PathError) -> String {
        switch value {
        case .string(let text): return text
        case .number(let number): return number.text
        case .boolean(let value): return value ? "true" : "false"
        case .surrogates(let string): throw .loneSurrogate(string)
        case .null, .array, .object:
            throw PathError("\(PathValue.json(value).described) cannot stand inside a path")
        }
    }

    private static func literal(_ value: JSONValue, isInString: Bool) throws(PathError) -> String {
        guard isInString else {
            if value.isContainer { _ = try scalarText(value) }
            return value.written()
        }
        return String(JSONValue.string(try scalarText(value)).written().dropFirst().dropLast())
    }

    /// Whether a JSON text that began inside or outside of a string ends inside one.
    private static func endsInString(_ text: String, from start: Bool) -> Bool {
        var isInString = start
        var isEscaped = false
        for byte in text.utf8 {
            if isEscaped {
                isEscaped = false
            } else if isInString, byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isInString.toggle()
            }
        }
        return isInString
    }
}

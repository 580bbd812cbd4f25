extension JSONValue {
    /// The value as JSON: order, digits, repeated names and the escapes of lone surrogates as they were read.
    ///
    /// Only what has to be escaped is: quotes, backslashes, control characters and lone surrogates.
    package func written(_ style: JSONStyle = .compact) -> String {
        String(decoding: writtenUTF8(style), as: UTF8.self)
    }

    /// The bytes of `written`.
    package func writtenUTF8(_ style: JSONStyle = .compact) -> [UInt8] {
        var writer = JSONWriter(style: style)
        writer.write(self, depth: 0)
        return writer.output
    }
}

/// Appends values to one growing buffer.
struct JSONWriter {
    private let style: JSONStyle
    private(set) var output: [UInt8] = []

    /// A writer that goes on behind `output`.
    init(style: JSONStyle, output: [UInt8] = []) {
        self.style = style
        self.output = output
    }

    /// Appends a value that stands inside `depth` arrays and objects.
    mutating func write(_ value: JSONValue, depth: Int) {
        switch value {
        case .null: output.append(contentsOf: "null".utf8)
        case .boolean(let value): output.append(contentsOf: (value ? "true" : "false").utf8)
        case .number(let number): output.append(contentsOf: number.text.utf8)
        case .string(let text): write(text)
        case .surrogates(let string): write(escaped: string.escaped)
        case .array(let elements): write(elements, depth: depth)
        case .object(let object): write(object.members, depth: depth)
        }
    }

    private mutating func write(_ elements: [JSONValue], depth: Int) {
        output.append(UInt8(ascii: "["))
        for index in elements.indices {
            separate(isFirst: index == 0, depth: depth + 1)
            write(elements[index], depth: depth + 1)
        }
        if !elements.isEmpty { breakLine(depth) }
        output.append(UInt8(ascii: "]"))
    }

    private mutating func write(_ members: [JSONMember], depth: Int) {
        output.append(UInt8(ascii: "{"))
        for index in members.indices {
            separate(isFirst: index == 0, depth: depth + 1)
            if members[index].keyHasSurrogate {
                write(escaped: members[index].key)
            } else {
                write(members[index].key)
            }
            output.append(UInt8(ascii: ":"))
            if style != .compact { output.append(0x20) }
            write(members[index].value, depth: depth + 1)
        }
        if !members.isEmpty { breakLine(depth) }
        output.append(UInt8(ascii: "}"))
    }

    private mutating func separate(isFirst: Bool, depth: Int) {
        if !isFirst { output.append(UInt8(ascii: ",")) }
        breakLine(depth)
    }

    private mutating func breakLine(_ depth: Int) {
        guard case .indented(let width) = style else { return }
        output.append(0x0A)
        output.append(contentsOf: repeatElement(0x20, count: max(0, width) * depth))
    }

    private mutating func write(_ text: String) { JSONEscape.append(quoted: text, to: &output) }

    private mutating func write(escaped: String) {
        output.append(UInt8(ascii: "\""))
        output.append(contentsOf: escaped.utf8)
        output.append(UInt8(ascii: "\""))
    }
}

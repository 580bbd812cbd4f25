/// Takes a string apart into text and `{{…}}`.
struct TemplateParser {
    private let bytes: [UInt8]
    private var index = 0
    private var literal: [UInt8] = []
    private var read: [Template.Part] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The parts; none where the string stands for itself.
    mutating func parts() throws(TemplateSyntaxError) -> [Template.Part] {
        guard bytes.contains(UInt8(ascii: "{")) else { return [] }
        while index < bytes.count {
            if isAt("\\{{") {
                literal += [UInt8(ascii: "{"), UInt8(ascii: "{")]
                index += 3
            } else if isAt("{{") {
                flush()
                let expression = try TemplateExpression(in: bytes, at: index)
                read.append(.expression(expression))
                index = expression.range.upperBound
            } else {
                literal.append(bytes[index])
                index += 1
            }
        }
        flush()
        return read
    }

    private mutating func flush() {
        if !literal.isEmpty { read.append(.literal(String(decoding: literal, as: UTF8.self))) }
        literal = []
    }

    private func isAt(_ token: String) -> Bool {
        bytes[index...].starts(with: token.utf8)
    }
}

import JSON

/// The secret values that stand in a spec as they are.
///
/// A spec that is wrong is told with its source lines, and they may hold a secret. Since such a file may not
/// even be JSON, it is read as a row of tokens and not as a tree.
enum LiteralSecrets {
    private enum Token: Equatable {
        case text(String)
        case mark(UInt8)
    }

    /// The values of the members whose names stand in a list called `secrets`.
    static func values(in bytes: [UInt8]) -> [String] {
        let tokens = tokens(in: bytes)
        let names = names(in: tokens)
        guard !names.isEmpty else { return [] }
        var values: [String] = []
        for index in tokens.indices.dropLast(2) {
            if case .text(let name) = tokens[index], names.contains(name),
                tokens[index + 1] == .mark(UInt8(ascii: ":")), case .text(let value) = tokens[index + 2]
            {
                values.append(value)
            }
        }
        return values
    }

    private static func names(in tokens: [Token]) -> Set<String> {
        var names: Set<String> = []
        for index in tokens.indices.dropLast(2)
        where tokens[index] == .text("secrets") && tokens[index + 1] == .mark(UInt8(ascii: ":"))
            && tokens[index + 2] == .mark(UInt8(ascii: "["))
        {
            for token in tokens[(index + 3)...] {
                if case .text(let name) = token { names.insert(name) }
                if token == .mark(UInt8(ascii: "]")) { break }
            }
        }
        return names
    }

    /// Strings and numbers as text, every other character that is no white space as itself.
    private static func tokens(in bytes: [UInt8]) -> [Token] {
        var tokens: [Token] = []
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let start = index
            index += 1
            if byte == UInt8(ascii: "\"") {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
                    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                index = min(index + 1, bytes.count)
                tokens.append(.text(text(of: bytes[start..<index])))
            } else if isNumberByte(byte) {
                while index < bytes.count, isNumberByte(bytes[index]) { index += 1 }
                tokens.append(.text(String(decoding: bytes[start..<index], as: UTF8.self)))
            } else if byte > 0x20 {
                tokens.append(.mark(byte))
            }
        }
        return tokens
    }

    /// The text of a literal; what is no JSON string stands for itself, without its quote.
    private static func text(of literal: ArraySlice<UInt8>) -> String {
        if case .string(let text)? = try? JSONParser.parse(Array(literal)) { return text }
        return String(decoding: literal.dropFirst(), as: UTF8.self)
    }

    private static func isNumberByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"),
            UInt8(ascii: "E"):
            true
        default: false
        }
    }
}

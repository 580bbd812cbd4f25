import HTTP
import JSON

/// The secret values that stand in a spec as they are.
///
/// A spec that is wrong is told with its source lines, and they may hold a secret. Since such a file may not
/// even be JSON, it is read as a row of tokens and not as a tree.
enum LiteralSecrets {
    private enum Token: Equatable, Sendable {
        case text(ScalarText)
        /// What is no string and no mark: a number, a word, or a text whose quotes were forgotten.
        case bare(String)
        case mark(UInt8)
    }

    /// The values of the members whose names stand in a list called `secrets`, those inside an array or
    /// object too, what `proxy` holds of them, and the credentials in `oauth2`. The paths under `capture` and
    /// templates are none: they are what the author has to see to mend them.
    ///
    /// - Parameter files: those that see each other's variables.
    /// - Returns: the values, some of them more than once.
    static func values(in files: [[UInt8]]) -> [String] {
        let files = files.map { tokens(in: $0) }
        let names = names(in: files)
        return files.flatMap { values(of: names, in: $0) }
    }

    /// The names in the lists called `secrets`.
    static func names(in files: [[UInt8]]) -> TextSet { names(in: files.map { tokens(in: $0) }) }

    private static func names(in files: [[Token]]) -> TextSet {
        files.reduce(into: []) { $0.formUnion(names(in: $1)) }
    }

    private static func values(of names: TextSet, in tokens: [Token]) -> [String] {
        var values = credentials(in: tokens)
        var around = EnclosingMembers()
        for index in tokens.indices {
            if case .mark(let mark) = tokens[index] { around.pass(mark) }
            guard index + 2 < tokens.count, case .text(let name) = tokens[index],
                tokens[index + 1] == .mark(UInt8(ascii: ":"))
            else { continue }
            around.enter(name)
            if around.givesValue(toOneOf: names, by: name) {
                values += value(in: tokens[(index + 2)...]).flatMap {
                    LiteralParts.secrets(in: $0, isDefinition: around.isDefinition)
                }
            }
            if name.text == "proxy" {
                values += value(in: tokens[(index + 2)...]).flatMap(ProxyAddress.secrets)
            }
        }
        return values
    }

    private static let secretParts = [
        Token.text(ScalarText("clientSecret")), .text(ScalarText("password")),
    ]

    /// What `oauth2` holds as it is; a template is told as it was written.
    private static func credentials(in tokens: [Token]) -> [String] {
        var values: [String] = []
        for index in tokens.indices.dropLast(2)
        where tokens[index] == .text(ScalarText("oauth2")) && tokens[index + 1] == .mark(UInt8(ascii: ":")) {
            var depth = 0
            for inner in tokens.indices.suffix(from: index + 2).dropLast(2) {
                if tokens[inner] == .mark(UInt8(ascii: "{")) { depth += 1 }
                if tokens[inner] == .mark(UInt8(ascii: "}")) { depth -= 1 }
                if depth <= 0 { break }
                if secretParts.contains(tokens[inner]), tokens[inner + 1] == .mark(UInt8(ascii: ":")) {
                    values += value(in: tokens[(inner + 2)...])
                }
            }
        }
        return values.filter { !$0.contains("{{") }
    }

    private static func names(in tokens: [Token]) -> TextSet {
        var names: TextSet = []
        for index in tokens.indices.dropLast(2)
        where tokens[index] == .text(ScalarText("secrets")) && tokens[index + 1] == .mark(UInt8(ascii: ":"))
            && tokens[index + 2] == .mark(UInt8(ascii: "["))
        {
            for token in tokens[(index + 3)...] {
                if case .text(let name) = token { names.insert(name.text) }
                if token == .mark(UInt8(ascii: "]")) { break }
            }
        }
        return names
    }

    /// The texts of the value that begins here; names of members are none.
    private static func value(in tokens: ArraySlice<Token>) -> [String] {
        // A template whose quotes were forgotten.
        if tokens.prefix(2).elementsEqual(Array(repeating: .mark(UInt8(ascii: "{")), count: 2)) { return [] }
        var values: [String] = []
        var depth = 0
        for index in tokens.indices {
            switch tokens[index] {
            case .text(let text):
                let isName = index + 1 < tokens.endIndex && tokens[index + 1] == .mark(UInt8(ascii: ":"))
                if depth > 0, isName { continue }
                values.append(text.text)
            case .bare(let text): values.append(text)
            case .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: "{")): depth += 1
            case .mark(UInt8(ascii: "]")), .mark(UInt8(ascii: "}")): depth -= 1
            case .mark: continue
            }
            if depth <= 0 { break }
        }
        return values
    }

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
                tokens.append(.text(ScalarText(text(of: bytes[start..<index]))))
            } else if isMark(byte) {
                tokens.append(.mark(byte))
            } else if byte > 0x20 {
                while index < bytes.count, !endsBareText(bytes[index]) { index += 1 }
                let end = bytes[start..<index].lastIndex { $0 > 0x20 } ?? start
                tokens.append(.bare(String(decoding: bytes[start...end], as: UTF8.self)))
            }
        }
        return tokens
    }

    /// The text of a literal; what is no JSON string stands for itself, without its quote.
    private static func text(of literal: ArraySlice<UInt8>) -> String {
        if case .string(let text)? = try? JSONParser.parse(Array(literal)) { return text }
        return String(decoding: literal.dropFirst(), as: UTF8.self)
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ":"),
            UInt8(ascii: ","):
            true
        default: false
        }
    }

    private static func endsBareText(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "\""), 0x0A: true
        default: false
        }
    }
}

import Diagnostics
import JSON
import Paths

extension TemplateSource {
    /// Reads the words that a `{{…}}` in `bytes` begins with.
    init(_ words: [PathWord], in bytes: [UInt8]) throws(TemplateSyntaxError) {
        let name = words[0].text
        if words[0].isQuoted {
            try TemplateSource.refuse(words.dropFirst(), usage: "{{\(TemplateSource.quoted(name))}}")
            guard !name.isEmpty else {
                throw TemplateSyntaxError("the name is empty", range: words[0].range)
            }
            self = .variable(name)
        } else if let generator = GeneratorTable.declaration(of: name) {
            self = .generator(try TemplateSource.generator(generator, words))
        } else {
            self = try TemplateSource.named(name, words, bytes)
        }
    }

    private static func named(
        _ name: String, _ words: [PathWord], _ bytes: [UInt8]
    ) throws(TemplateSyntaxError) -> TemplateSource {
        switch name {
        case "stub":
            try refuse(words.dropFirst(), usage: "{{stub}}")
            return .stub
        case "env": throw TemplateSyntaxError("env needs a name: {{env.NAME}}", range: words[0].range)
        case "request":
            return .request(try RequestSource(words.dropFirst(), of: words[0], in: bytes))
        default: break
        }
        if name.hasPrefix("env.") {
            let variable = name.dropFirst(4)
            guard isName(variable) else { throw noEnvironmentVariable(variable, words[0].range) }
            try refuse(words.dropFirst(), usage: "{{\(name)}}")
            return .environment(String(variable))
        }
        guard isName(name[...]) else { throw badName(name, words[0].range) }
        if words.count > 1 { throw tooManyWords(name, words) }
        return .variable(name)
    }

    private static func generator(
        _ declaration: GeneratorDeclaration, _ words: [PathWord]
    ) throws(TemplateSyntaxError) -> Generator {
        let expected = declaration.parameters.count
        if words.count - 1 < expected {
            throw TemplateSyntaxError(
                "\(declaration.name) needs an argument: \(declaration.usage)",
                offset: words[words.count - 1].range.upperBound, length: 0)
        }
        try refuse(words.dropFirst(1 + expected), usage: "{{\(declaration.usage)}}")
        var arguments: [Int] = []
        for word in words.dropFirst() {
            guard let number = JSONNumber(parsing: word.text), let value = number.asInt else {
                throw TemplateSyntaxError("expected an integer, got \"\(word.text)\"", range: word.range)
            }
            arguments.append(value)
        }
        guard let generator = declaration.make(arguments) else {
            let range = words[1].range.lowerBound..<words[words.count - 1].range.upperBound
            let reason =
                arguments.count > 1 ? "A is more than B" : "N is from 0 to \(GeneratorTable.longestText)"
            throw TemplateSyntaxError("\(declaration.usage): \(reason)", range: range)
        }
        return generator
    }

    // MARK: Names

    /// Whether it is letters, digits, `_` and `-`; a letter keeps the accents that combine with it.
    static func isName(_ text: Substring) -> Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy(isNameScalar)
    }

    private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .decimalNumber:
            true
        default: scalar == "_" || scalar == "-"
        }
    }

    private static func quoted(_ name: String) -> String {
        var quoted = "'"
        for scalar in name.unicodeScalars {
            quoted.unicodeScalars.append(scalar)
            if scalar == "'" { quoted.unicodeScalars.append(scalar) }
        }
        return quoted + "'"
    }

    private static func noEnvironmentVariable(
        _ name: Substring, _ range: Range<Int>
    ) -> TemplateSyntaxError {
        guard !name.isEmpty else {
            return TemplateSyntaxError("env. needs a name: {{env.NAME}}", range: range)
        }
        return TemplateSyntaxError(
            "\"\(name)\" is no name of an environment variable", range: range,
            hint:
                "names are letters, digits, _ and -: {{env.NAME}}; a part of its value is taken with a stage")
    }

    private static func badName(_ name: String, _ range: Range<Int>) -> TemplateSyntaxError {
        if name.contains("->") {
            return TemplateSyntaxError(
                "\"\(name)\" is no name of a variable", range: range,
                hint: "\"->\" stands between white space")
        }
        let scalars = name.unicodeScalars
        let base = scalars.prefix(while: isNameScalar)
        let rest = scalars[base.endIndex...]
        if !base.isEmpty, let next = rest.first, next == "." || next == "[" {
            return TemplateSyntaxError(
                "\"\(name)\" is no name of a variable", range: range,
                hint: "a part of a value is taken with a stage: {{\(String(base)) -> $\(String(rest))}}")
        }
        if name.hasPrefix("$") || name.hasPrefix("/") {
            return TemplateSyntaxError(
                "a template begins with the name of a variable", range: range,
                hint: "a part of a value is taken with a stage: {{name -> \(name)}}")
        }
        return TemplateSyntaxError(
            "\"\(name)\" is no name of a variable", range: range,
            hint: "names are letters, digits, _ and -; others are quoted: {{\(quoted(name))}}")
    }

    // MARK: Too many words

    private static func tooManyWords(_ name: String, _ words: [PathWord]) -> TemplateSyntaxError {
        let range = words[1].range.lowerBound..<words[words.count - 1].range.upperBound
        if let generator = Suggestion.nearest(to: name, among: GeneratorTable.all.map(\.name)) {
            return TemplateSyntaxError(
                "unknown generator \"\(name)\"", range: words[0].range, hint: "did you mean \"\(generator)\"?"
            )
        }
        let whole = words.map(\.text).joined(separator: " ")
        return TemplateSyntaxError(
            "expected \"->\" or \"}}\" after the name", range: range,
            hint: "a name with white space is quoted: {{\(quoted(whole))}}")
    }

    private static func refuse(
        _ extra: ArraySlice<PathWord>, usage: String
    ) throws(TemplateSyntaxError) {
        guard let first = extra.first, let last = extra.last else { return }
        throw TemplateSyntaxError(
            "expected \"->\" or \"}}\"", range: first.range.lowerBound..<last.range.upperBound,
            hint: "it is written \(usage)")
    }
}

/// What stands between `{{` and `}}` in a string: words that name a value, and stages to pass it through.
package struct BracedExpression: Sendable {
    /// The name and what follows it, one word at least; ranges are in the whole text.
    package let words: [PathWord]
    package let stages: StageChain
    /// The bytes of the expression in the whole text, braces included.
    package let range: Range<Int>

    /// Reads an expression.
    ///
    /// - Parameters:
    ///   - bytes: the whole text.
    ///   - open: where its `{{` stands.
    /// - Throws: what is wrong, with its place in the whole text.
    package init(in bytes: [UInt8], at open: Int) throws(PathSyntaxError) {
        let noEnd = PathSyntaxError.noEnd(ofBracesAt: open)
        var scanner = PathScanner(bytes, from: open + 2, until: .braces)
        scanner.skipSpace()
        if scanner.isAtEnd {
            guard scanner.starts(with: "}}") else { throw noEnd }
            throw PathSyntaxError(
                "the template is empty", offset: open, length: scanner.index + 2 - open,
                hint: noEnd.hint)
        }
        let parts: [PathPart]
        do throws(PathSyntaxError) {
            parts = try scanner.parts(startsWithName: true)
        } catch {
            throw bytes[open...].contains(sequence: "}}") ? error : noEnd
        }
        guard scanner.starts(with: "}}"), case .words(let words) = parts[0].content else { throw noEnd }
        self.words = words
        stages = StageChain(steps: try PathCompiler(bytes: bytes).stages(parts.dropFirst()))
        range = open..<scanner.index + 2
    }
}

extension PathSyntaxError {
    /// The error of `{{` without `}}`.
    static func noEnd(ofBracesAt offset: Int) -> PathSyntaxError {
        PathSyntaxError(
            "\"{{\" has no end, expected \"}}\"", offset: offset, length: 2,
            hint: "a literal \"{{\" is written \\{{, in JSON \\\\{{")
    }
}

extension ArraySlice<UInt8> {
    fileprivate func contains(sequence: StaticString) -> Bool {
        let wanted = Array(String(describing: sequence).utf8)
        return indices.contains { self[$0...].starts(with: wanted) }
    }
}

/// What stands between `{{` and `}}` in a string: words that name a value, and stages to pass it through.
package struct BracedExpression: Sendable {
    /// The name and what follows it, one word at least; ranges are in the whole text.
    package let words: [PathWord]
    package let stages: StageChain
    /// The `{{…}}` in its stages, in order of appearance; their places are in the whole text.
    package let slots: [PathSlot]
    /// The bytes of the expression in the whole text, braces included.
    package let range: Range<Int>

    /// Reads an expression.
    ///
    /// - Parameters:
    ///   - bytes: the whole text.
    ///   - open: where its `{{` stands.
    /// - Throws: what is wrong, with its place in the whole text.
    package init(in bytes: [UInt8], at open: Int) throws(PathSyntaxError) {
        let (parts, scanner) = try PathScanner.template(in: bytes, at: open)
        guard case .words(let words) = parts[0].content else { throw .noEnd(ofBracesAt: open) }
        if let slot = scanner.slots[parts[0].slots].first {
            throw PathSyntaxError(
                "a template cannot stand in the name that a template begins with", range: slot.range,
                hint: "it can stand in a stage: {{name -> default {{other}}}}")
        }
        self.words = words
        slots = scanner.slots
        let compiler = PathCompiler(bytes: bytes, slots: slots)
        stages = StageChain(steps: try compiler.stages(parts.dropFirst()))
        range = open..<scanner.index + 2
    }
}

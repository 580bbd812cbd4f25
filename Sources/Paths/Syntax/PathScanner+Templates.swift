extension PathScanner {
    /// Cuts the template whose `{{` stands at a place of a text into its parts, the first of which is words.
    ///
    /// - Parameters:
    ///   - bytes: the whole text.
    ///   - open: where its `{{` stands.
    ///   - depth: in how many templates it stands, itself counted.
    /// - Returns: the parts, and the scanner that found them, at the `}}`.
    /// - Throws: what is wrong, with its place in the whole text.
    static func template(
        in bytes: [UInt8], at open: Int, depth: Int = 1
    ) throws(PathSyntaxError) -> (parts: [PathPart], scanner: PathScanner) {
        guard depth <= depthLimit else {
            throw PathSyntaxError(
                "templates stand more than \(depthLimit) deep in each other", offset: open, length: 2,
                hint: "give a part of it a name of its own in \"vars\"")
        }
        let noEnd = PathSyntaxError.noEnd(ofBracesAt: open)
        var scanner = PathScanner(bytes, from: open + 2, until: .braces, depth: depth)
        scanner.skipSpace()
        if scanner.isAtEnd {
            guard scanner.starts(with: "}}") else { throw noEnd }
            throw PathSyntaxError(
                "the template is empty", offset: open, length: scanner.index + 2 - open, hint: noEnd.hint)
        }
        let parts: [PathPart]
        do throws(PathSyntaxError) {
            parts = try scanner.parts(startsWithName: true)
        } catch {
            throw bytes[open...].contains(sequence: "}}") ? error : noEnd
        }
        guard scanner.starts(with: "}}") else { throw noEnd }
        return (parts, scanner)
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

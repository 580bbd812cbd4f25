import Diagnostics

/// A problem and the offset of its place in the bytes that were being read.
struct LocatedProblem: Error {
    let problem: XMLProblem
    let offset: Int

    /// At the start of what is wrong: libxml2 tells how far it had read.
    func anchored(in input: XMLInput) -> LocatedProblem {
        let place = input.start + offset
        if problem.isMissingName, place > 0, place <= input.utf8.count,
            input.utf8[place - 1] == UInt8(ascii: "&")
        {
            return LocatedProblem(problem: .loneAmpersand, offset: offset - 1)
        }
        guard let anchor = problem.anchor else { return self }
        let mark = Array(anchor.utf8)
        var index = min(place, input.utf8.count)
        while index > input.start {
            index -= 1
            if input.utf8[index...].starts(with: mark) {
                return LocatedProblem(problem: problem, offset: index - input.start)
            }
        }
        return self
    }

    /// The error for the reader; `decoded`: whether `bytes` are not those that came, but made of them.
    func error(in bytes: [UInt8], decoded: Bool = false) -> XMLSyntaxError {
        let position = SourceText(name: "", bytes: bytes).position(at: offset)
        return XMLSyntaxError(
            message: problem.message, line: position.line, column: position.column,
            offset: decoded ? nil : min(offset, bytes.count))
    }
}

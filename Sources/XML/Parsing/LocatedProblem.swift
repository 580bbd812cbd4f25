import Diagnostics

/// A problem and the offset of its place in the bytes that were being read.
struct LocatedProblem: Error {
    let problem: XMLProblem
    let offset: Int

    /// The error for the reader; `decoded`: whether `bytes` are not those that came, but made of them.
    func error(in bytes: [UInt8], decoded: Bool = false) -> XMLSyntaxError {
        let position = SourceText(name: "", bytes: bytes).position(at: offset)
        return XMLSyntaxError(
            message: problem.message, line: position.line, column: position.column,
            offset: decoded ? nil : min(offset, bytes.count))
    }
}

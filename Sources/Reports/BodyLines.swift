/// The lines of a body, whichever line ends it was written with.
enum BodyLines {
    /// The lines without their ends, and without empty ones behind the last; at least one.
    static func of(_ body: String) -> [Substring] {
        // In a Swift string CR LF is one character, which is not "\n".
        var lines = body.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        while lines.count > 1, lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        return lines
    }
}

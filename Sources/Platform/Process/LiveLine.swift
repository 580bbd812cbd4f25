/// A line at the end of what a terminal shows, which stays only until something else is written.
///
/// It must fit into the width of the terminal: of one that goes on below, only the last part can be taken away.
package struct LiveLine: Sendable {
    /// Goes back to the first column and takes away what stands from there.
    private static let erasure = Array("\r\u{1B}[K".utf8)

    /// Empty where there is none.
    private var shown: [UInt8] = []

    package init() {}

    /// What shows `line` in the place of the one before; nothing where it stands there already.
    package mutating func show(_ line: [UInt8]) -> [UInt8] {
        guard line != shown else { return [] }
        defer { shown = line }
        // What the terminal itself wrote, such as ^C, is taken away with the rest.
        return LiveLine.erasure + line
    }

    /// What takes the line away; nothing where there is none.
    package mutating func takeAway() -> [UInt8] { show([]) }
}

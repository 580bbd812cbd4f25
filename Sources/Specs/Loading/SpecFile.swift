/// A spec that was named, or found in a folder.
package struct SpecFile: Sendable, Equatable {
    package let path: String
    /// The lines asked for by `PATH:LINE`; empty for all tests.
    package var lines: [Int]

    package init(path: String, lines: [Int] = []) {
        self.path = path
        self.lines = lines
    }
}

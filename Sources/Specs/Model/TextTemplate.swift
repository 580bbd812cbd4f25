package import Templates

/// Text that the author wrote as a string or as an array of lines, which `\n` joins.
package struct TextTemplate: Sendable {
    package let lines: [Located<Template>]

    package init(lines: [Located<Template>]) {
        self.lines = lines
    }
}

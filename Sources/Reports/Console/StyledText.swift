import Diagnostics

/// What a piece of a text is to its reader. A colour says it once more, never alone.
package enum Meaning: Sendable {
    case plain
    /// What failed, and what came instead of what was expected.
    case bad
    /// What passed, and what was expected.
    case good
    /// What is neither: flaky, skipped, not run.
    case odd
    /// What something is called.
    case name
    /// What is looked at second: places, durations.
    case aside
}

/// Whether meanings are coloured, and how.
package struct Palette: Sendable {
    private let isColoured: Bool

    /// For files, pipes and whoever wants no colours.
    package static let plain = Palette(isColoured: false)
    /// For a terminal that knows the escape sequences of ECMA-48.
    package static let coloured = Palette(isColoured: true)

    /// The text, and what makes it look as it is meant.
    func paint(_ text: String, as meaning: Meaning) -> String {
        guard isColoured, !text.isEmpty, let code = Palette.code(of: meaning) else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }

    private static func code(of meaning: Meaning) -> Int? {
        switch meaning {
        case .plain: nil
        case .bad: 31
        case .good: 32
        case .odd: 33
        case .name: 1
        case .aside: 2
        }
    }
}

/// Text of one line in pieces that say what they mean. Control characters in it are made visible.
package struct StyledText: Sendable, ExpressibleByStringLiteral {
    private var pieces: [(text: String, meaning: Meaning)]

    package init(_ text: String, _ meaning: Meaning = .plain) {
        pieces = text.isEmpty ? [] : [(VisibleLine.of(text), meaning)]
    }

    package init(stringLiteral text: String) { self.init(text) }

    package static func + (left: StyledText, right: StyledText) -> StyledText {
        var sum = left
        sum += right
        return sum
    }

    package static func += (left: inout StyledText, right: StyledText) { left.pieces += right.pieces }

    /// How many columns of a terminal it takes.
    package var displayWidth: Int { pieces.reduce(0) { $0 + $1.text.displayWidth } }

    package var isEmpty: Bool { pieces.isEmpty }

    /// As it is to be written.
    package func text(in palette: Palette = .plain) -> String {
        pieces.reduce(into: "") { $0 += palette.paint($1.text, as: $1.meaning) }
    }

    /// The texts with something between them.
    package static func joined(_ texts: [StyledText], separator: StyledText) -> StyledText {
        var whole = StyledText("")
        for (index, text) in texts.enumerated() { whole += index == 0 ? text : separator + text }
        return whole
    }
}

/// Scalars that a reader cannot see or cannot tell from a plain space.
enum VisibleScalar {
    /// Control and format characters, every space but U+0020, separators, private and unassigned scalars,
    /// variation selectors.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x7F: false
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x115F, 0x1160, 0x3164, 0xFFA0: true
        default:
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse,
                .unassigned, .surrogate:
                true
            default: false
            }
        }
    }

    /// Whether it joins the scalar before it, so that its place in a text is not seen.
    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: false
        }
    }

    /// `\u{e9}`.
    static func escape(_ scalar: Unicode.Scalar) -> String {
        "\\u{" + String(scalar.value, radix: 16) + "}"
    }
}

extension Unicode.Scalar {
    /// How many columns of a terminal it takes: 0 for marks set over the scalar before, 2 for wide ones
    /// (East Asian scripts and emoji, Unicode Standard Annex #11), else 1.
    package var displayWidth: Int {
        guard value >= 0x300 else { return 1 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        if properties.isEmojiPresentation { return 2 }
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1_F200...0x1_F265,
            0x2_0000...0x3_FFFD:
            return 2
        default: return 1
        }
    }
}

extension StringProtocol {
    /// How many columns of a terminal the text takes; rather more than fewer where terminals differ, as they do in emoji
    /// that are joined from others.
    package var displayWidth: Int {
        var width = 0
        var before: Unicode.Scalar?
        for scalar in unicodeScalars {
            width += scalar.displayWidth
            // The variation selector that asks for a coloured picture, behind a scalar that has none by itself.
            if scalar == "\u{FE0F}", let before, before.displayWidth == 1 { width += 1 }
            before = scalar
        }
        return width
    }

    /// As much of the beginning as takes no more than `limit` columns, at least 1, with `…` at its end where that is
    /// not all.
    package func cut(toWidth limit: Int) -> String {
        guard displayWidth > limit else { return String(self) }
        var width = 0
        var kept = ""
        for character in self {
            width += String(character).displayWidth
            // One column is for the dots.
            guard width < limit else { break }
            kept.append(character)
        }
        return kept + "…"
    }
}

/// Equality of texts by Unicode scalars.
///
/// `==` of Swift strings is canonical equivalence: it takes "é" for "e" with a combining accent.
package enum TextEquality {
    /// Whether both texts hold the same scalars in the same order.
    package static func equal(_ left: String, _ right: String) -> Bool {
        // What `==` tells apart has other scalars. What it takes as one and is as long can only differ
        // outside ASCII.
        guard left == right, left.utf8.count == right.utf8.count else { return false }
        return left.utf8Span.isKnownASCII || left.utf8.elementsEqual(right.utf8)
    }
}

/// A text as a key of dictionaries and sets: equal and ordered by Unicode scalars.
package struct ScalarText: Hashable, Comparable, Sendable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package static func == (left: ScalarText, right: ScalarText) -> Bool {
        TextEquality.equal(left.text, right.text)
    }

    /// By scalar values, which is the order of the bytes of UTF-8.
    package static func < (left: ScalarText, right: ScalarText) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
        hasher.combine(0xFF as UInt8)
    }
}

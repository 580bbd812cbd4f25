/// A `{{…}}` in a JSONPath: a place for a value, which cannot change the shape of the path (LANGUAGE.md §5).
package struct JSONPathSlot: Sendable, Equatable {
    /// What the place can hold.
    package enum Kind: Sendable, Equatable {
        /// Part of a member name or of a quoted literal: text, or a number or boolean written out.
        case text
        /// A selector in brackets: text is a member name, a whole number an index.
        case selector
        /// A bound or the step of a slice: a whole number.
        case integer
        /// A comparison's side or a function's argument: any value but an object or array.
        case literal
    }

    package let kind: Kind
    /// What stands between the braces, without the white space around it.
    package let text: String
    /// Where `text` begins, in bytes from the beginning of the expression.
    package let offset: Int
    /// The bytes of the slot in the expression, braces included.
    package let range: Range<Int>
}

/// A value that its slot cannot hold.
package struct JSONPathSlotError: Error, Equatable {
    /// The slot, counted from 0 in the order of the expression.
    package let slot: Int
    /// What is wrong: lower case, no full stop.
    package let message: String
}

/// What may stand as the value of a key. A string that is one `{{…}}` may stand for any scalar.
package indirect enum KeyType: Sendable, Equatable {
    case text
    case flag
    case integer
    case duration
    case size
    /// A string, a number or a boolean.
    case scalar
    case null
    /// One of these strings.
    case word([String])
    /// An expression of LANGUAGE.md §5.
    case path
    /// Any value: nothing inside belongs to the language.
    case data
    /// Any value that the matchers of LANGUAGE.md §4 understand.
    case expected
    /// A string that is one `{{…}}`.
    case template
    case array(KeyType)
    /// An object whose keys are the author's.
    case map(KeyType)
    case object([ObjectKind])
    case either([KeyType])

    /// Text, or an array of lines.
    package static let lines = KeyType.either([.text, .array(.text)])
    package static let nullableText = KeyType.either([.text, .null])

    package static func object(_ kind: ObjectKind) -> KeyType { .object([kind]) }
}

/// What may stand as the value of a key. A string that is one `{{…}}` may stand for any scalar.
package indirect enum KeyType: Sendable, Equatable {
    case text
    case flag
    case integer
    /// A whole number within these bounds.
    case integerIn(ClosedRange<Int>)
    /// A number within these bounds.
    case numberIn(ClosedRange<Int>)
    case duration
    case size
    /// A string, a number or a boolean.
    case scalar
    case null
    /// One of these strings.
    case word([String])
    /// Nothing but `true`: what `false` would say is said by leaving the key out.
    case yes
    /// A status such as 200, or a class such as `"2xx"`.
    case status
    /// An expression of LANGUAGE.md §5.
    case path
    /// Any value: nothing inside belongs to the language.
    case data
    /// Any value that the matchers of LANGUAGE.md §4 understand.
    case expected
    /// An object whose keys are matchers.
    case matcher
    /// A string that is one `{{…}}`.
    case template
    case array(KeyType)
    /// An array of two.
    case pair(KeyType)
    /// An object whose keys are the author's.
    case map(KeyType)
    /// An object whose keys are names of variables.
    case variables(KeyType)
    case object([ObjectKind])
    case either([KeyType])
    /// A value of this type; one of another is told when it is read, in words of its own.
    case toldLater(KeyType)

    /// Text, or an array of lines.
    package static let lines = KeyType.either([.text, .array(.text)])
    package static let nullableText = KeyType.either([.text, .null])

    package static func object(_ kind: ObjectKind) -> KeyType { .object([kind]) }
}

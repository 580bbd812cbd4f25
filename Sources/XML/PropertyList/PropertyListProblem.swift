/// Something that a property list cannot hold.
package struct PropertyListProblem: Error, Equatable {
    package enum Reason: Equatable {
        case null
        case loneSurrogate
        case forbiddenCharacter(Unicode.Scalar)
        /// `#date` or `#data` that is no text.
        case noText(key: String, kind: String)
        /// `#date` or `#data` with other members beside it.
        case notAlone(key: String)
        case noDate(String)
        /// Why it is no Base64.
        case noData(String)
    }

    package let reason: Reason
    /// The bytes of the spec to point at.
    package let range: Range<Int>
}

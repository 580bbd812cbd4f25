/// A pattern that cannot be read, or a search that cannot be finished.
package struct RegularExpressionError: Error, Equatable {
    package let message: String
    /// Where in the pattern, in UTF-8 bytes; 0 for a search that could not be finished.
    package let offset: Int
}

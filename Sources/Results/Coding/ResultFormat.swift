/// The JSON form of results.
package enum ResultFormat {
    /// It rises when a member that is there already gets another meaning or goes. A reader ignores members that it
    /// does not know.
    package static let version = 1
    /// The member that every document has and begins with, and that tells the version.
    package static let mark = "assayResults"
}

/// That a text is not what `ResultWriter` writes.
package struct ResultFormatError: Error, Equatable {
    /// `"line" of a place must be a whole number`.
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}

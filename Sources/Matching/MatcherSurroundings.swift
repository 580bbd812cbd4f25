package import Diagnostics
package import Text

/// What some matchers take from outside while they are compiled: handed down, so that tests choose the time
/// and the files.
package protocol MatcherSurroundings {
    /// The time that `now` stands for; nil where it is not known yet.
    func now() -> DateTime?

    /// The bytes of a file, whose name is relative to the file that names it.
    func bytes(ofFile name: String, namedIn source: SourceText) throws(MatcherFileError) -> [UInt8]
}

/// Why a file that an expected value names cannot be read.
package struct MatcherFileError: Error, Sendable, Equatable {
    package let message: String
    package let hint: String?

    package init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }
}

/// A file that is open to be read, at any place. It is closed when it is let go.
package protocol ReadableFile: AnyObject, Sendable {
    /// How many bytes it had when it was opened.
    var size: Int { get }

    /// The bytes from `offset` on, `count` or fewer; none behind the end.
    func read(at offset: Int, upTo count: Int) throws(FileError) -> [UInt8]
}

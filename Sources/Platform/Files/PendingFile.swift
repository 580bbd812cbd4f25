/// A file that is being written beside its place. It belongs to one thread.
package protocol PendingFile: AnyObject {
    /// How many bytes were appended so far.
    var count: Int { get }

    /// Writes behind what was written before.
    func append(_ bytes: [UInt8]) throws(FileError)

    /// Overwrites bytes that were appended before; `offset` and `bytes` must stay within `count`.
    func patch(_ bytes: [UInt8], at offset: Int) throws(FileError)

    /// Puts the file in its place, in one instant for every reader.
    func commit() throws(FileError)

    /// Throws the file away. Nothing happens after `commit`.
    func discard()
}

/// A file without a name that holds for a while what is too much for memory. It is gone when it is let go, or when the
/// program ends, however that ends. Threads may use it at the same time, for different parts.
package protocol ScratchFile: AnyObject, Sendable {
    /// Writes bytes at a place; what lies between it and the end is zeros.
    func write(_ bytes: [UInt8], at offset: Int) throws(FileError)

    /// Exactly so many bytes from a place.
    ///
    /// - Throws: also where the file ends before.
    func read(at offset: Int, count: Int) throws(FileError) -> [UInt8]
}

extension Surroundings {
    /// A scratch file in the folder that the environment names for such things.
    package func makeScratchFile() throws(FileError) -> any ScratchFile {
        let named = environment["TMPDIR"] ?? ""
        return try files.scratch(in: named.isEmpty ? "/tmp" : named)
    }
}

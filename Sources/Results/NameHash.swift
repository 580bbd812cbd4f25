/// A name as a number, where very many names must be told apart and may be too many to keep.
///
/// It is that of the bytes: names that look alike to Swift are different ones to whoever reads a report.
enum NameHash {
    static func of(_ name: String) -> Int {
        var hasher = Hasher()
        let bytes = name.utf8.span
        // Eight at a time: one by one takes several times as long.
        var word: UInt64 = 0
        for index in bytes.indices {
            word = word << 8 | UInt64(bytes[index])
            if index & 7 == 7 { hasher.combine(word) }
        }
        hasher.combine(word)
        hasher.combine(bytes.count)
        return hasher.finalize()
    }
}

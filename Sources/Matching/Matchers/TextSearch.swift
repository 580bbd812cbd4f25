/// Looks for one text in another by Unicode scalars.
enum TextSearch {
    /// Whether `whole` has `part` in it; every text has the empty one.
    static func contains(_ whole: String, _ part: String) -> Bool {
        let whole = Array(whole.utf8)
        let part = Array(part.utf8)
        guard let first = part.first else { return true }
        guard whole.count >= part.count else { return false }
        for start in 0...(whole.count - part.count) where whole[start] == first {
            var length = 1
            while length < part.count, whole[start + length] == part[length] { length += 1 }
            if length == part.count { return true }
        }
        return false
    }
}

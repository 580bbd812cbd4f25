import Glibc

/// The words of the system's error numbers.
package enum SystemError {
    /// What the C library says of an error number, as part of a sentence: `no such file or directory`.
    package static func text(_ code: Int32) -> String {
        guard let words = unsafe strerror(code) else { return "error \(code)" }
        let text = unsafe String(cString: words)
        let second = text.dropFirst().first
        guard let first = text.first, second?.isLowercase == true else { return text }
        return first.lowercased() + text.dropFirst()
    }
}

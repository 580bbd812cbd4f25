import Glibc

/// For C libraries that ask the locale how text is encoded: ours is always UTF-8.
package enum UTF8Locale {
    /// Runs `body` with a UTF-8 locale on this thread alone; without one in the system, with the one there is.
    package static func during<Result>(_ body: () -> Result) -> Result {
        guard let locale = unsafe newlocale(LC_CTYPE_MASK, "C.UTF-8", nil) else { return body() }
        let previous = unsafe uselocale(locale)
        defer {
            unsafe uselocale(previous)
            unsafe freelocale(locale)
        }
        return body()
    }
}

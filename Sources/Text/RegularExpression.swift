import CPCRE2

/// A Perl-compatible regular expression (PCRE2, UTF, compiled to machine code where the processor allows).
///
/// A search that would take more than ten million steps ends with an error instead of running on.
///
/// Sendable by proof: `code` is written only in `init` and `deinit`, PCRE2 documents a compiled and
/// JIT-compiled pattern as read-only and shareable between threads, and everything that a search writes to
/// is made for that search.
@safe package final class RegularExpression: @unchecked Sendable {
    /// The pattern as it was given.
    package let pattern: String
    let code: OpaquePointer

    /// - Throws: the fault of the pattern and where it is.
    package init(
        _ pattern: String, options: RegularExpressionOptions = []
    ) throws(RegularExpressionError) {
        self.pattern = pattern
        var flags = PCRE2_UTF | PCRE2_NO_UTF_CHECK | PCRE2_NEVER_BACKSLASH_C
        if options.contains(.caseInsensitive) { flags |= PCRE2_CASELESS }
        if options.contains(.multiline) { flags |= PCRE2_MULTILINE }
        if options.contains(.dotMatchesLineBreaks) { flags |= PCRE2_DOTALL }
        if options.contains(.unicodeClasses) { flags |= PCRE2_UCP }

        var code: Int32 = 0
        var offset = 0
        var text = pattern
        let compiled = text.withUTF8 { bytes in
            unsafe pcre2_compile_8(bytes.baseAddress, bytes.count, flags, &code, &offset, nil)
        }
        guard let compiled = unsafe compiled else {
            throw RegularExpressionError(
                message: Self.message(code), offset: min(offset, pattern.utf8.count))
        }
        unsafe self.code = unsafe compiled
        // Where there is no JIT for this processor or pattern, the interpreter gives the same answers.
        _ = unsafe pcre2_jit_compile_8(compiled, PCRE2_JIT_COMPLETE)
    }

    deinit {
        unsafe pcre2_code_free_8(code)
    }

    /// The words of the library for one of its error codes.
    static func message(_ code: Int32) -> String {
        let text = unsafe [UInt8](unsafeUninitializedCapacity: 256) { buffer, count in
            let length = unsafe pcre2_get_error_message_8(code, buffer.baseAddress, buffer.count)
            count = max(0, Int(length))
        }
        return String(decoding: text, as: UTF8.self)
    }
}

import CPCRE2

/// The memory of one search: made for it, freed with it.
@safe struct RegularExpressionSearch: ~Copyable {
    private static let stepLimit: UInt32 = 10_000_000
    private static let heapLimitInKibibytes: UInt32 = 64 * 1_024

    private let expression: RegularExpression
    private let matchData: OpaquePointer
    private let context: OpaquePointer

    init(_ expression: RegularExpression) throws(RegularExpressionError) {
        guard let context = unsafe pcre2_match_context_create_8(nil) else {
            throw RegularExpressionError(message: "no memory for the search", offset: 0)
        }
        guard let matchData = unsafe pcre2_match_data_create_from_pattern_8(expression.code, nil) else {
            unsafe pcre2_match_context_free_8(context)
            throw RegularExpressionError(message: "no memory for the search", offset: 0)
        }
        self.expression = expression
        unsafe self.context = unsafe context
        unsafe self.matchData = unsafe matchData
        unsafe pcre2_set_match_limit_8(context, Self.stepLimit)
        unsafe pcre2_set_heap_limit_8(context, Self.heapLimitInKibibytes)
    }

    deinit {
        unsafe pcre2_match_data_free_8(matchData)
        unsafe pcre2_match_context_free_8(context)
    }

    /// Looks for the pattern from an offset onward; true if it is there.
    borrowing func run(
        in text: Span<UInt8>, from offset: Int, options: UInt32 = 0
    ) throws(RegularExpressionError) -> Bool {
        var outcome = match(text, offset, options)
        if outcome == PCRE2_ERROR_JIT_STACKLIMIT {
            // The machine-code matcher has a small stack; the interpreter keeps its own on the heap.
            outcome = match(text, offset, options | PCRE2_NO_JIT)
        }
        switch outcome {
        case PCRE2_ERROR_NOMATCH: return false
        case 0...: return true
        case PCRE2_ERROR_MATCHLIMIT, PCRE2_ERROR_DEPTHLIMIT, PCRE2_ERROR_HEAPLIMIT:
            throw RegularExpressionError(
                message: "the pattern needs too many steps on this text", offset: 0)
        default:
            throw RegularExpressionError(message: RegularExpression.message(outcome), offset: 0)
        }
    }

    /// The range of the match that `run` found, in bytes of the text.
    borrowing func range() -> Range<Int> {
        group(0) ?? 0..<0
    }

    /// The ranges of the match and of its groups; nil for a group that took no part.
    borrowing func groups() -> [Range<Int>?] {
        (0..<Int(unsafe pcre2_get_ovector_count_8(matchData))).map { group($0) }
    }

    private borrowing func match(_ text: Span<UInt8>, _ offset: Int, _ options: UInt32) -> Int32 {
        unsafe text.withUnsafeBufferPointer { bytes in
            unsafe pcre2_match_8(
                expression.code, bytes.baseAddress, bytes.count, offset, options | PCRE2_NO_UTF_CHECK,
                matchData, context)
        }
    }

    private borrowing func group(_ number: Int) -> Range<Int>? {
        guard let offsets = unsafe pcre2_get_ovector_pointer_8(matchData) else { return nil }
        let start = unsafe offsets[2 * number]
        let end = unsafe offsets[2 * number + 1]
        // PCRE2_UNSET is the largest number; `\K` can set a start behind the end.
        guard start <= Int.max, end <= Int.max, start != ~0, end != ~0 else { return nil }
        return Int(min(start, end))..<Int(end)
    }
}

import CPCRE2

extension RegularExpression {
    /// The first place where the pattern matches.
    package func firstMatch(in text: String) throws(RegularExpressionError) -> RegularExpressionMatch? {
        let search = try RegularExpressionSearch(self)
        let bytes = text.utf8Span.span
        return try search.run(in: bytes, from: 0) ? Self.match(of: search, in: bytes) : nil
    }

    /// Whether the pattern matches somewhere.
    package func matches(in text: String) throws(RegularExpressionError) -> Bool {
        try matches(text, options: 0)
    }

    /// Whether the pattern matches the text from its beginning to its end.
    package func matchesWhole(_ text: String) throws(RegularExpressionError) -> Bool {
        try matches(text, options: PCRE2_ANCHORED | PCRE2_ENDANCHORED)
    }

    /// All matches from left to right, none overlapping another.
    package func allMatches(in text: String) throws(RegularExpressionError) -> [RegularExpressionMatch] {
        let search = try RegularExpressionSearch(self)
        let bytes = text.utf8Span.span
        var found: [RegularExpressionMatch] = []
        var offset = 0
        var options: UInt32 = 0
        while offset <= bytes.count {
            if try search.run(in: bytes, from: offset, options: options) {
                let match = Self.match(of: search, in: bytes)
                found.append(match)
                offset = max(offset, match.range.upperBound)
                // After an empty match the same place is tried once more, for one that is not empty.
                options = match.range.isEmpty ? PCRE2_NOTEMPTY_ATSTART | PCRE2_ANCHORED : 0
            } else if options != 0 {
                offset = Self.nextScalar(in: bytes, after: offset)
                options = 0
            } else {
                break
            }
        }
        return found
    }

    /// The text with every match replaced; in the replacement `$1`…`$99` and `${1}` are groups (empty where
    /// one took no part or does not exist), `$0` is the match and `$$` a dollar sign.
    package func replacing(_ text: String, with replacement: String) throws(RegularExpressionError) -> String
    {
        let parts = ReplacementText(replacement)
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        var end = 0
        for match in try allMatches(in: text) where match.range.lowerBound >= end {
            output += bytes[end..<match.range.lowerBound]
            output += parts.filled(with: match.groups).utf8
            end = match.range.upperBound
        }
        output += bytes[end...]
        return String(decoding: output, as: UTF8.self)
    }

    private func matches(_ text: String, options: UInt32) throws(RegularExpressionError) -> Bool {
        try RegularExpressionSearch(self).run(in: text.utf8Span.span, from: 0, options: options)
    }

    private static func match(
        of search: borrowing RegularExpressionSearch, in bytes: Span<UInt8>
    ) -> RegularExpressionMatch {
        let groups = search.groups().map { range in
            range.map { Self.text(bytes.extracting($0)) }
        }
        return RegularExpressionMatch(range: search.range(), groups: groups)
    }

    private static func text(_ bytes: Span<UInt8>) -> String {
        unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }

    private static func nextScalar(in bytes: Span<UInt8>, after offset: Int) -> Int {
        var next = offset + 1
        while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
        return next
    }
}

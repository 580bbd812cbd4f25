import CLibXML2

/// Text in other character sets than UTF-8, made UTF-8 by the decoders that libxml2 knows (iconv).
enum XMLDecoder {
    /// - Throws: for a character set that is not known or refused, and for bytes that are not in it
    static func decode(_ bytes: [UInt8], charset: XMLCharset) throws(LocatedProblem) -> [UInt8] {
        let key = try decoderName(for: charset, bytes: bytes)
        unsafe LibXML2.prepareThread()
        guard let handler = unsafe xmlFindCharEncodingHandler(key) else {
            throw LocatedProblem(
                problem: .unknownCharset(label: charset.label, source: charset.source), offset: 0)
        }
        defer { unsafe xmlCharEncCloseFunc(handler) }
        let body = bytes.dropFirst(charset.markLength)
        guard let text = unsafe convert(body, with: handler) else {
            throw LocatedProblem(
                problem: .undecodable(label: charset.label, source: charset.source, others: charset.others),
                offset: 0)
        }
        return text
    }

    /// The decoder's name: UTF-16 without a mark is decided by the first bytes, UTF-7 is refused.
    private static func decoderName(
        for charset: XMLCharset, bytes: [UInt8]
    ) throws(LocatedProblem) -> String {
        let key = charset.key
        if key.contains("utf-7") || key.contains("utf7") {
            throw LocatedProblem(
                problem: .refusedCharset(label: charset.label, source: charset.source), offset: 0)
        }
        guard ["utf-16", "utf16", "utf-32", "utf32", "ucs-2", "ucs-4"].contains(key) else {
            return charset.label
        }
        if let wide = XMLCharset.wideForm(of: bytes) { return wide }
        if charset.source == .declaration {
            throw LocatedProblem(problem: .mismatchedDeclaration(label: charset.label), offset: 0)
        }
        return key.hasSuffix("32") || key.hasSuffix("4") ? "UTF-32BE" : "UTF-16BE"
    }

    /// The text in UTF-8, or nil where the bytes do not fit.
    @unsafe private static func convert(
        _ bytes: ArraySlice<UInt8>, with handler: xmlCharEncodingHandlerPtr
    ) -> [UInt8]? {
        guard bytes.count <= Int(Int32.max) / 4, let input = unsafe xmlBufferCreate() else { return nil }
        defer { unsafe xmlBufferFree(input) }
        guard let output = unsafe xmlBufferCreate() else { return nil }
        defer { unsafe xmlBufferFree(output) }
        let added = unsafe bytes.withUnsafeBufferPointer {
            unsafe xmlBufferAdd(input, $0.baseAddress, Int32($0.count))
        }
        guard added == 0 else { return nil }
        while unsafe input.pointee.use > 0 {
            let before = unsafe input.pointee.use
            guard unsafe xmlCharEncInFunc(handler, output, input) >= -1,
                unsafe input.pointee.use < before
            else { return nil }
        }
        return unsafe Array(
            UnsafeBufferPointer(start: output.pointee.content, count: Int(output.pointee.use)))
    }
}

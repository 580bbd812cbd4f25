import CLibXML2

/// The UTF-8 text that libxml2 is to read, checked for what it must never see.
struct XMLInput {
    /// The text; a byte order mark may stand before `start`.
    let utf8: [UInt8]
    let start: Int
    /// Whether `utf8` is not what came, but was made of it.
    let isDecoded: Bool

    /// Decodes and checks.
    ///
    /// - Parameters:
    ///   - bytes: as they came
    ///   - header: the `charset` of the Content-Type header
    /// - Throws: where the bytes are not in their character set, are empty, hold U+0000 or begin with white
    ///   space before a declaration
    init(_ bytes: [UInt8], header: String?) throws(XMLSyntaxError) {
        let charset = DocumentCharset(of: bytes, header: header)
        do throws(CharsetMisfit) {
            if charset.isUTF8 {
                try Self.checkUTF8(bytes)
                utf8 = bytes
                start = charset.markLength
                isDecoded = false
            } else {
                utf8 = Array(try charset.decode(bytes).utf8)
                start = 0
                isDecoded = true
            }
        } catch {
            throw LocatedProblem(error, of: charset).error(in: bytes)
        }
        do {
            try Self.check(utf8, from: start, charset: charset)
        } catch {
            throw error.error(in: utf8, decoded: isDecoded)
        }
    }

    private static func checkUTF8(_ bytes: [UInt8]) throws(CharsetMisfit) {
        do {
            _ = try UTF8Span(validating: bytes.span)
        } catch {
            throw .unfit(offset: error.byteOffsets.lowerBound)
        }
    }

    private static func check(
        _ utf8: [UInt8], from start: Int, charset: DocumentCharset
    ) throws(LocatedProblem) {
        guard utf8[start...].contains(where: { !XMLDeclaration.isSpace($0) }) else {
            throw LocatedProblem(problem: .empty, offset: utf8.count)
        }
        guard utf8.count <= Int(Int32.max) else { throw LocatedProblem(problem: .tooLong, offset: 0) }
        let zero = unsafe utf8.withUnsafeBytes { unsafe assay_xml_find(0, $0.baseAddress, $0.count) }
        if zero >= 0 {
            // Every other byte of UTF-16 read as something else.
            if charset.wideForm != nil { throw LocatedProblem(.unfit(offset: zero), of: charset) }
            throw LocatedProblem(problem: .zeroCharacter, offset: zero)
        }
        if let offset = unsafe utf8.withUnsafeBytes({ unsafe XMLAttributeCount.firstExcess(in: $0) }) {
            throw LocatedProblem(problem: .tooManyAttributes, offset: offset)
        }
        if let offset = XMLDeclaration.misplacedOffset(in: utf8, from: start) {
            throw LocatedProblem(problem: .spaceBeforeDeclaration, offset: offset)
        }
    }
}

extension LocatedProblem {
    fileprivate init(_ misfit: CharsetMisfit, of charset: DocumentCharset) {
        let offset = if case .unfit(let offset) = misfit { offset } else { 0 }
        self.init(
            problem: .charset(misfit, label: charset.label, listing: charset.listing), offset: offset)
    }
}

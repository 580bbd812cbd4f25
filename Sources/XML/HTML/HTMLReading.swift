import CLibXML2

/// One run of libxml2's HTML parser, which reads whatever comes, as browsers do.
///
/// The parser's context points here through `_private` for as long as it runs.
@safe final class HTMLReading {
    private(set) var isTooDeep = false

    /// Nothing is loaded, no DOCTYPE is made up, and the text is in the character set that we say.
    private static let options: Int32 = [
        HTML_PARSE_RECOVER, HTML_PARSE_NONET, HTML_PARSE_NOERROR, HTML_PARSE_NOWARNING, HTML_PARSE_NODEFDTD,
        HTML_PARSE_COMPACT, HTML_PARSE_IGNORE_ENC,
    ].reduce(0) { $0 | Int32($1.rawValue) }

    /// Parses UTF-8 without U+0000; nil where it is too deep, or holds no element.
    @unsafe func read(_ utf8: [UInt8]) -> xmlDocPtr? {
        unsafe LibXML2.prepareThread()
        return unsafe utf8.withUnsafeBytes { text in
            guard
                let context = unsafe htmlCreateMemoryParserCtxt(
                    text.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(text.count))
            else { return nil }
            defer { unsafe htmlFreeParserCtxt(context) }
            unsafe prepare(context)
            unsafe htmlParseDocument(context)
            return unsafe document(of: context)
        }
    }

    @unsafe private func prepare(_ context: htmlParserCtxtPtr) {
        unsafe htmlCtxtUseOptions(context, Self.options)
        // Depth is limited here; length by who hands the text in.
        unsafe context.pointee.options |= Int32(XML_PARSE_HUGE.rawValue | XML_PARSE_BIG_LINES.rawValue)
        unsafe xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
        unsafe context.pointee.encoding = unsafe UnsafePointer(xmlStrdup("UTF-8"))
        unsafe context.pointee.input?.pointee.encoding = unsafe UnsafePointer(xmlStrdup("UTF-8"))
        unsafe context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
        unsafe context.pointee.sax?.pointee.startElement = Self.startElement
    }

    @unsafe private func document(of context: htmlParserCtxtPtr) -> xmlDocPtr? {
        guard let document = unsafe context.pointee.myDoc else { return nil }
        unsafe context.pointee.myDoc = nil
        guard !isTooDeep, let root = unsafe xmlDocGetRootElement(document) else {
            unsafe xmlFreeDoc(document)
            return nil
        }
        unsafe keepNamesOnce(in: document, below: root)
        return unsafe document
    }

    /// Puts each element name into the document's dictionary, which `XMLParentIndex` goes by; the HTML parser
    /// makes none.
    @unsafe private func keepNamesOnce(in document: xmlDocPtr, below root: XMLNodePointer) {
        guard unsafe document.pointee.dict == nil, let names = unsafe xmlDictCreate() else { return }
        unsafe document.pointee.dict = unsafe names
        unsafe XMLElementWalk.forEach(from: root) { element in
            guard let name = unsafe element.pointee.name, let kept = unsafe xmlDictLookup(names, name, -1)
            else { return }
            unsafe element.pointee.name = unsafe kept
            unsafe assay_xml_free(name)
        }
    }

    private static let startElement: startElementSAXFunc = { userData, name, attributes in
        guard let context = unsafe userData?.assumingMemoryBound(to: xmlParserCtxt.self) else { return }
        guard unsafe context.pointee.nodeNr < Int32(XMLDocument.depthLimit) else {
            if let reading = unsafe context.pointee._private {
                unsafe Unmanaged<HTMLReading>.fromOpaque(reading).takeUnretainedValue().isTooDeep = true
            }
            return unsafe xmlStopParser(context)
        }
        unsafe xmlSAX2StartElement(userData, name, attributes)
    }
}

import CLibXML2

/// One run of libxml2's parser over a text: what its callbacks found.
///
/// The parser's context points here through `_private` for as long as it runs.
@safe final class XMLReading {
    /// The first thing that makes the text no document.
    private(set) var failure: LocatedProblem?
    private(set) var warnings: [LocatedProblem] = []
    /// The prefixes of elements that no declaration binds, by the element.
    private(set) var unboundPrefixes: [XMLNodePointer: String] = unsafe [:]

    /// Strict, safe, and without text nodes that CDATA sections would divide (XPath 1.0 §5.7).
    private static let options: Int32 = [
        XML_PARSE_NONET, XML_PARSE_HUGE, XML_PARSE_COMPACT, XML_PARSE_NOCDATA, XML_PARSE_IGNORE_ENC,
        XML_PARSE_BIG_LINES,
    ].reduce(0) { $0 | Int32($1.rawValue) }

    /// Parses; afterwards `failure` says why nothing came.
    @unsafe func read(_ input: XMLInput) -> xmlDocPtr? {
        unsafe LibXML2.prepareThread()
        guard let context = unsafe xmlNewParserCtxt() else { return nil }
        defer { unsafe xmlFreeParserCtxt(context) }
        unsafe context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
        unsafe XMLCallbacks.install(in: context)
        let document = unsafe input.utf8.withUnsafeBytes { buffer in
            let text = unsafe UnsafeRawBufferPointer(rebasing: buffer[input.start...])
            return unsafe xmlCtxtReadMemory(
                context, text.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(text.count), nil,
                "UTF-8", Self.options)
        }
        failure = failure.map { $0.anchored(in: input) }
        warnings = warnings.map { $0.anchored(in: input) }
        if failure == nil, unsafe document != nil { return unsafe document }
        if unsafe document != nil { unsafe xmlFreeDoc(document) }
        if failure == nil { fail(.library(code: 0, text: "the text is not well-formed XML"), offset: 0) }
        return nil
    }

    func fail(_ problem: XMLProblem, offset: Int) {
        if failure == nil { failure = LocatedProblem(problem: problem, offset: offset) }
    }

    func warn(_ problem: XMLProblem, offset: Int) {
        warnings.append(LocatedProblem(problem: problem, offset: offset))
    }

    @unsafe func noteUnboundPrefix(_ prefix: String, of element: XMLNodePointer) {
        unsafe unboundPrefixes[element] = prefix
    }
}

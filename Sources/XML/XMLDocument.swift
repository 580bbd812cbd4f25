import CLibXML2

/// A parsed XML document: strict, and safe against whatever a server sends.
///
/// It belongs to one worker: evaluating an XPath changes what hangs on its nodes. Nodes keep it alive.
@safe package final class XMLDocument {
    /// How deep elements may stand in one another.
    package static let depthLimit = 1_000

    /// What is wrong but does not keep the document from being read: prefixes that nothing binds.
    package let warnings: [XMLSyntaxError]

    let pointer: xmlDocPtr
    let rootPointer: XMLNodePointer
    /// The prefixes of elements that no declaration binds; libxml2 has no place for them.
    let unboundPrefixes: [XMLNodePointer: String]
    /// Whether the elements' namespaces are unhooked, as the parser leaves them.
    var isUnhooked = true
    /// The prefixes that the document declares, the first of each; read at the first need.
    lazy var declaredNamespaces = unsafe XMLNamespaceScan.declarations(below: rootPointer)
    /// Made at the first expression.
    private var madeEvaluator: XPathEvaluator?

    init(
        pointer: xmlDocPtr, root: XMLNodePointer, unboundPrefixes: [XMLNodePointer: String],
        warnings: [XMLSyntaxError]
    ) {
        unsafe self.pointer = pointer
        unsafe rootPointer = root
        unsafe self.unboundPrefixes = unsafe unboundPrefixes
        self.warnings = warnings
    }

    deinit {
        // The evaluator looks at the document, so it goes first.
        madeEvaluator = nil
        unsafe xmlFreeDoc(pointer)
    }

    var evaluator: XPathEvaluator {
        if let madeEvaluator { return madeEvaluator }
        let made = unsafe XPathEvaluator(document: pointer)
        madeEvaluator = made
        return made
    }

    /// The root element.
    package var root: XMLNode { unsafe XMLNode(rootPointer, of: self) }

    /// The document node, `/`.
    package var node: XMLNode {
        unsafe XMLNode(UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: xmlNode.self), of: self)
    }

    /// Reads a document. Nothing outside of `bytes` is ever loaded, and nothing is repaired.
    ///
    /// - Parameters:
    ///   - bytes: as they came
    ///   - charset: the `charset` of the Content-Type header; a byte order mark is stronger, the XML
    ///     declaration weaker
    /// - Returns: the document
    /// - Throws: the first thing that makes it no document: XML 1.0, Namespaces in XML, a DOCTYPE that
    ///   declares entities or default values, more than `depthLimit` levels, bytes outside of their
    ///   character set
    package static func parse(
        _ bytes: [UInt8], charset: String? = nil
    ) throws(XMLSyntaxError) -> XMLDocument {
        let input = try XMLInput(bytes, header: charset)
        let reading = XMLReading()
        let document = unsafe reading.read(input)
        func error(_ problem: LocatedProblem) -> XMLSyntaxError {
            LocatedProblem(problem: problem.problem, offset: problem.offset + input.start)
                .error(in: input.utf8, decoded: input.isDecoded)
        }
        if let failure = reading.failure { throw error(failure) }
        guard let document = unsafe document, let root = unsafe xmlDocGetRootElement(document) else {
            throw error(LocatedProblem(problem: .empty, offset: 0))
        }
        return unsafe XMLDocument(
            pointer: document, root: root, unboundPrefixes: reading.unboundPrefixes,
            warnings: reading.warnings.map(error))
    }
}

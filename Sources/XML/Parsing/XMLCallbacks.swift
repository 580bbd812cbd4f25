import CLibXML2

/// The callbacks that libxml2's parser makes: our limits and refusals around its own tree building.
///
/// `userData` of a context is the context itself, as libxml2 sets it up.
enum XMLCallbacks {
    @unsafe static func install(in context: xmlParserCtxtPtr) {
        guard let handler = unsafe context.pointee.sax else { return }
        unsafe handler.pointee.startElementNs = startElement
        unsafe handler.pointee.entityDecl = entityDeclaration
        unsafe handler.pointee.unparsedEntityDecl = unparsedEntityDeclaration
        unsafe handler.pointee.attributeDecl = attributeDeclaration
        unsafe handler.pointee.resolveEntity = { _, _, _ in nil }
        unsafe handler.pointee.externalSubset = { _, _, _, _ in }
        unsafe handler.pointee.serror = problem
    }

    @unsafe private static func reading(of context: xmlParserCtxtPtr) -> XMLReading? {
        unsafe context.pointee._private.map {
            unsafe Unmanaged<XMLReading>.fromOpaque($0).takeUnretainedValue()
        }
    }

    /// How far the parser has read.
    @unsafe private static func offset(in context: xmlParserCtxtPtr) -> Int {
        guard let input = unsafe context.pointee.input else { return 0 }
        return unsafe Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
    }

    @unsafe private static func refuse(_ problem: XMLProblem, in userData: UnsafeMutableRawPointer?) {
        guard let context = unsafe userData?.assumingMemoryBound(to: xmlParserCtxt.self) else { return }
        unsafe reading(of: context)?.fail(problem, offset: offset(in: context))
        unsafe xmlStopParser(context)
    }

    private static let startElement: startElementNsSAX2Func = {
        userData, name, prefix, namespace, declarationCount, declarations, attributeCount, defaulted,
        attributes in
        guard let context = unsafe userData?.assumingMemoryBound(to: xmlParserCtxt.self) else { return }
        guard unsafe context.pointee.nodeNr < Int32(XMLDocument.depthLimit) else {
            return unsafe refuse(.tooDeep, in: userData)
        }
        let isUnbound = unsafe prefix != nil && namespace == nil
        if isUnbound, unsafe xmlStrEqual(prefix, "xmlns") == 1 {
            return unsafe refuse(.declaringPrefix(name: String(xml: name)), in: userData)
        }
        unsafe xmlSAX2StartElementNs(
            userData, name, isUnbound ? nil : prefix, namespace, declarationCount, declarations,
            attributeCount,
            defaulted, attributes)
        guard let element = unsafe context.pointee.node else { return }
        unsafe XMLNamespaceHooks.unhook(element)
        if isUnbound { unsafe reading(of: context)?.noteUnboundPrefix(String(xml: prefix), of: element) }
    }

    private static let entityDeclaration: entityDeclSAXFunc = { userData, name, _, _, _, _ in
        unsafe refuse(.entityDeclaration(name: String(xml: name)), in: userData)
    }

    private static let unparsedEntityDeclaration: unparsedEntityDeclSAXFunc = { userData, name, _, _, _ in
        unsafe refuse(.entityDeclaration(name: String(xml: name)), in: userData)
    }

    private static let attributeDeclaration: attributeDeclSAXFunc = {
        userData, element, name, type, kind, value, tree in
        if unsafe value != nil {
            if unsafe tree != nil { unsafe xmlFreeEnumeration(tree) }
            return unsafe refuse(
                .defaultedAttribute(name: String(xml: name), element: String(xml: element)), in: userData)
        }
        unsafe xmlSAX2AttributeDecl(userData, element, name, type, kind, value, tree)
    }

    private static let problem: xmlStructuredErrorFunc = { userData, error in
        guard let error = unsafe error?.pointee,
            let context = unsafe userData?.assumingMemoryBound(to: xmlParserCtxt.self),
            let reading = unsafe reading(of: context)
        else { return }
        let offset = unsafe offset(in: context)
        let found = unsafe XMLProblem(error)
        if case .unboundPrefix = found {
            reading.warn(found, offset: offset)
        } else if unsafe error.level == XML_ERR_ERROR || error.level == XML_ERR_FATAL {
            reading.fail(found, offset: offset)
        }
    }
}

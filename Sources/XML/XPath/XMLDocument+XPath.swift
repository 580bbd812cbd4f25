import CLibXML2

extension XMLDocument {
    /// Evaluates an expression.
    ///
    /// - Parameters:
    ///   - expression: what to evaluate
    ///   - node: the context node; `/` where none is given
    ///   - bindings: what its prefixes mean, and what a name without prefix matches
    ///   - values: a value for each of its slots
    /// - Returns: nodes in document order, or a value
    /// - Throws: for a prefix that nothing binds
    package func evaluate(
        _ expression: XPathExpression, at node: XMLNode? = nil, bindings: XPathBindings = XPathBindings(),
        values: [XPathScalar] = []
    ) throws(XPathError) -> XPathValue {
        if let node, node.document !== self {
            return try node.document.evaluate(expression, at: node, bindings: bindings, values: values)
        }
        guard node?.kind != .namespace else { throw .namespaceNodeAsContext }
        try Self.check(values, of: expression)
        let evaluator = evaluator
        evaluator.bind(try resolve(expression.prefixUses, bindings))
        evaluator.variables.slots = Array(zip(expression.slots, values))
        let text = prepare(expression, bindings.unprefixedElements)
        let start = node ?? self.node
        let result = unsafe try evaluator.evaluate(text, at: start.pointer)
        defer { unsafe xmlXPathFreeObject(result) }
        return unsafe value(of: result)
    }

    private static func check(_ values: [XPathScalar], of expression: XPathExpression) throws(XPathError) {
        guard values.count == expression.slots.count else {
            throw .wrongValueCount(expected: expression.slots.count, found: values.count)
        }
        for (value, slot) in zip(values, expression.slots) {
            if value.text.utf8.contains(0) { throw .zeroCharacter(slot: slot) }
            if slot.isPredicate, case .string = value { throw .textAsPredicate(slot: slot) }
        }
    }

    /// Hooks or unhooks the elements' namespaces as the expression needs it, and gives the text to evaluate.
    private func prepare(
        _ expression: XPathExpression, _ unprefixed: XPathBindings.UnprefixedElements
    ) -> String {
        let names = expression.names
        if unprefixed == .anyNamespace {
            if let rewritten = expression.rewritten {
                setUnhooked(false)
                return rewritten
            }
            if names.hasPlainElement { setUnhooked(true) }
        } else if names.hasPlainElement {
            setUnhooked(false)
        }
        if names.hasPrefixedElement || names.asksNamespace { setUnhooked(false) }
        return expression.native
    }

    private func setUnhooked(_ unhooked: Bool) {
        guard isUnhooked != unhooked else { return }
        unsafe XMLNamespaceHooks.setUnhooked(unhooked, below: rootPointer)
        isUnhooked = unhooked
    }

    @unsafe private func value(of object: xmlXPathObjectPtr) -> XPathValue {
        switch unsafe object.pointee.type {
        case XPATH_BOOLEAN: return .boolean(unsafe object.pointee.boolval != 0)
        case XPATH_NUMBER: return .number(unsafe object.pointee.floatval)
        case XPATH_STRING: return .string(unsafe String(xml: object.pointee.stringval))
        default:
            guard let set = unsafe object.pointee.nodesetval else { return .nodes([]) }
            return .nodes(
                (0..<Int(unsafe set.pointee.nodeNr)).compactMap { index in
                    unsafe set.pointee.nodeTab[index].map { unsafe node(from: $0) }
                })
        }
    }

    /// A node of a result; a namespace node is a copy that dies with the result, and points to its element.
    @unsafe private func node(from pointer: XMLNodePointer) -> XMLNode {
        guard unsafe pointer.pointee.type == XML_NAMESPACE_DECL else {
            return unsafe XMLNode(pointer, of: self)
        }
        let declaration = unsafe UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: xmlNs.self)
        let binding = unsafe XMLNamespaceBinding(
            prefix: declaration.pointee.prefix.map { unsafe String(cString: $0) },
            namespace: String(xml: declaration.pointee.href))
        let element = unsafe declaration.pointee.next.map {
            unsafe UnsafeMutableRawPointer($0).assumingMemoryBound(to: xmlNode.self)
        }
        return unsafe XMLNode(binding, on: element ?? rootPointer, of: self)
    }
}

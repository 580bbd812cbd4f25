import CLibXML2

/// A value of libxml2's evaluation, for as long as one of our functions looks at it.
@safe struct XPathOperand {
    private let object: xmlXPathObjectPtr

    @unsafe init(_ object: xmlXPathObjectPtr) {
        unsafe self.object = object
    }

    var isNodes: Bool {
        unsafe object.pointee.type == XPATH_NODESET || object.pointee.type == XPATH_XSLT_TREE
    }
    var isNumber: Bool { unsafe object.pointee.type == XPATH_NUMBER }
    var isBoolean: Bool { unsafe object.pointee.type == XPATH_BOOLEAN }

    var nodeCount: Int {
        guard isNodes, let set = unsafe object.pointee.nodesetval else { return 0 }
        return unsafe Int(set.pointee.nodeNr)
    }

    /// As `boolean()` gives it (§4.3).
    var boolean: Bool { unsafe xmlXPathCastToBoolean(object) != 0 }

    /// As `string()` gives it (§4.2); numbers are no operands of text comparisons.
    var string: String {
        isNodes ? (nodeCount == 0 ? "" : string(ofNode: 0)) : unsafe String(xml: object.pointee.stringval)
    }

    /// As `number()` gives it (§4.4).
    var number: Double {
        if isNumber { return unsafe object.pointee.floatval }
        if isBoolean { return unsafe object.pointee.boolval != 0 ? 1 : 0 }
        if isNodes { return nodeCount == 0 ? .nan : number(ofNode: 0) }
        guard let text = unsafe object.pointee.stringval else { return .nan }
        return unsafe XPathNumber.parse(UnsafeBufferPointer(start: text, count: strlen(text)))
    }

    /// The string-value of a node of the set.
    func string(ofNode index: Int) -> String {
        guard let node = unsafe node(index) else { return "" }
        guard unsafe node.pointee.type == XML_NAMESPACE_DECL else { return unsafe XMLNodeText.text(of: node) }
        let declaration = unsafe UnsafeMutableRawPointer(node).assumingMemoryBound(to: xmlNs.self)
        return unsafe String(xml: declaration.pointee.href)
    }

    func number(ofNode index: Int) -> Double {
        guard let node = unsafe node(index) else { return .nan }
        if unsafe node.pointee.type != XML_NAMESPACE_DECL, let text = unsafe XMLNodeText.onlyText(of: node) {
            return unsafe XPathNumber.parse(UnsafeBufferPointer(start: text, count: strlen(text)))
        }
        return XPathNumber.parse(string(ofNode: index))
    }

    @unsafe private func node(_ index: Int) -> XMLNodePointer? {
        guard let set = unsafe object.pointee.nodesetval, index < nodeCount else { return nil }
        return unsafe set.pointee.nodeTab[index]
    }

    @unsafe private func strlen(_ text: UnsafePointer<xmlChar>) -> Int {
        Int(unsafe xmlStrlen(text))
    }
}

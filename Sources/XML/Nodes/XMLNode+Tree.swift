import CLibXML2

extension XMLNode {
    /// All children in document order; of an attribute none.
    package var children: [XMLNode] {
        var found: [XMLNode] = []
        unsafe forEachChild { unsafe found.append(XMLNode($0, of: document)) }
        return found
    }

    /// The children that are elements, in document order.
    package var elementChildren: [XMLNode] {
        var found: [XMLNode] = []
        unsafe forEachChild {
            if unsafe $0.pointee.type == XML_ELEMENT_NODE { unsafe found.append(XMLNode($0, of: document)) }
        }
        return found
    }

    /// Whether at least one child is an element.
    package var hasElementChildren: Bool {
        guard hasChildList else { return false }
        var next = unsafe pointer.pointee.children
        while let child = unsafe next {
            if unsafe child.pointee.type == XML_ELEMENT_NODE { return true }
            unsafe next = child.pointee.next
        }
        return false
    }

    /// The attributes in document order, namespace declarations not among them.
    package var attributes: [XMLNode] {
        var found: [XMLNode] = []
        guard kind == .element else { return found }
        var next = unsafe pointer.pointee.properties
        while let attribute = unsafe next {
            let node = unsafe UnsafeMutableRawPointer(attribute).assumingMemoryBound(to: xmlNode.self)
            unsafe found.append(XMLNode(node, of: document))
            unsafe next = attribute.pointee.next
        }
        return found
    }

    /// The value of an attribute in a namespace, nil being none; nil where the element has none such.
    package func attribute(local: String, namespace: String? = nil) -> String? {
        attributes.first {
            $0.localName.utf8.elementsEqual(local.utf8)
                && ($0.namespace ?? "").utf8.elementsEqual((namespace ?? "").utf8)
        }?.stringValue
    }

    /// The node above; the element of an attribute; nil above `/`.
    package var parent: XMLNode? {
        if namespaceBinding != nil { return unsafe XMLNode(pointer, of: document) }
        return unsafe pointer.pointee.parent.map { unsafe XMLNode($0, of: document) }
    }

    /// The namespace declarations that stand on an element.
    package var namespaceDeclarations: [(prefix: String?, namespace: String)] {
        guard kind == .element else { return [] }
        return unsafe XMLNamespaceScan.declarations(on: pointer).map { ($0.prefix, $0.namespace) }
    }

    private var hasChildList: Bool {
        let kind = kind
        return kind == .element || kind == .document
    }

    @unsafe private func forEachChild(_ body: (XMLNodePointer) -> Void) {
        guard hasChildList else { return }
        var next = unsafe pointer.pointee.children
        while let child = unsafe next {
            // A DOCTYPE is no node of the XPath data model.
            if unsafe child.pointee.type != XML_DTD_NODE { unsafe body(child) }
            unsafe next = child.pointee.next
        }
    }
}

import CLibXML2

extension XMLNode {
    /// Where the node stands, for the reader: `/soap:Envelope/soap:Body/item[2]/@id`.
    ///
    /// Names are as the document writes them; a number counts among the siblings of the same name, where
    /// there are several.
    package var readablePath: String {
        var steps: [String] = []
        var node: XMLNode? = self
        while let current = node, current.kind != .document {
            steps.append(current.pathStep)
            node = current.parent
        }
        return "/" + steps.reversed().joined(separator: "/")
    }

    /// The last step of the path: `item[2]`, `@id`.
    var pathStep: String {
        switch kind {
        case .attribute: "@" + qualifiedName
        case .namespace: "namespace::" + localName
        case .comment: "comment()" + number
        case .processingInstruction: "processing-instruction(\"\(localName)\")" + number
        case .text, .cdata: "text()" + number
        case .element, .document: qualifiedName + number
        }
    }

    /// `[2]` among siblings that the step before it also names.
    private var number: String {
        var before = 0
        var after = 0
        let name = qualifiedName
        var sibling = unsafe pointer.pointee.prev
        while let other = unsafe sibling {
            if unsafe isLike(other, named: name) { before += 1 }
            unsafe sibling = other.pointee.prev
        }
        unsafe sibling = pointer.pointee.next
        while after == 0, let other = unsafe sibling {
            if unsafe isLike(other, named: name) { after += 1 }
            unsafe sibling = other.pointee.next
        }
        return before + after == 0 ? "" : "[\(before + 1)]"
    }

    @unsafe private func isLike(_ other: XMLNodePointer, named name: String) -> Bool {
        guard unsafe other.pointee.type == pointer.pointee.type else { return false }
        // Names of one document are kept once, so equal names are mostly the same memory.
        return unsafe XMLNode(other, of: document).qualifiedName.utf8.elementsEqual(name.utf8)
    }
}

import CLibXML2

/// The string-values of libxml2's nodes (XPath 1.0 §5), without recursion and mostly without a copy.
enum XMLNodeText {
    /// The string-value of any node but a namespace node.
    @unsafe static func text(of node: XMLNodePointer) -> String {
        if let text = unsafe onlyText(of: node) { return unsafe String(cString: text) }
        return unsafe hasChildList(node) ? text(below: node) : ""
    }

    /// The string-value where it stands in one piece of memory.
    @unsafe static func onlyText(of node: XMLNodePointer) -> UnsafePointer<xmlChar>? {
        guard unsafe hasChildList(node) else { return unsafe UnsafePointer(node.pointee.content) }
        guard let child = unsafe node.pointee.children, unsafe child.pointee.next == nil, unsafe isText(child)
        else { return nil }
        return unsafe UnsafePointer(child.pointee.content)
    }

    @unsafe static func isText(_ node: XMLNodePointer) -> Bool {
        unsafe node.pointee.type == XML_TEXT_NODE || node.pointee.type == XML_CDATA_SECTION_NODE
    }

    @unsafe private static func hasChildList(_ node: XMLNodePointer) -> Bool {
        switch unsafe node.pointee.type {
        case XML_ELEMENT_NODE, XML_ATTRIBUTE_NODE, XML_DOCUMENT_NODE, XML_HTML_DOCUMENT_NODE: true
        default: false
        }
    }

    /// The text nodes below a node, joined.
    @unsafe private static func text(below top: XMLNodePointer) -> String {
        guard var node = unsafe top.pointee.children else { return "" }
        var text = ""
        while true {
            if unsafe isText(node) {
                unsafe text += String(xml: node.pointee.content)
            } else if unsafe node.pointee.type == XML_ELEMENT_NODE, let child = unsafe node.pointee.children {
                unsafe node = child
                continue
            }
            while unsafe node.pointee.next == nil {
                guard let parent = unsafe node.pointee.parent, unsafe parent != top else { return text }
                unsafe node = parent
            }
            guard let next = unsafe node.pointee.next else { return text }
            unsafe node = next
        }
    }
}

import CLibXML2

/// A node of libxml2's tree. An attribute is reached through the same pointer: its first fields are the same.
typealias XMLNodePointer = UnsafeMutablePointer<xmlNode>

/// One node of a document, which it keeps alive.
@safe package struct XMLNode {
    /// What a node is (XPath 1.0 §5).
    package enum Kind: String, Sendable {
        case document
        case element
        case attribute
        case text
        case cdata
        case comment
        case processingInstruction
        case namespace
    }

    package let document: XMLDocument
    let pointer: XMLNodePointer
    /// The prefix and URI of a namespace node; libxml2 makes these for one evaluation only.
    let namespaceBinding: XMLNamespaceBinding?

    @unsafe init(_ pointer: XMLNodePointer, of document: XMLDocument) {
        unsafe self.pointer = pointer
        self.document = document
        namespaceBinding = nil
    }

    /// A namespace node of an element.
    @unsafe init(_ binding: XMLNamespaceBinding, on element: XMLNodePointer, of document: XMLDocument) {
        unsafe pointer = element
        self.document = document
        namespaceBinding = binding
    }

    package var kind: Kind {
        if namespaceBinding != nil { return .namespace }
        return switch unsafe pointer.pointee.type {
        case XML_ELEMENT_NODE: .element
        case XML_ATTRIBUTE_NODE: .attribute
        case XML_CDATA_SECTION_NODE: .cdata
        case XML_COMMENT_NODE: .comment
        case XML_PI_NODE: .processingInstruction
        case XML_DOCUMENT_NODE, XML_HTML_DOCUMENT_NODE: .document
        default: .text
        }
    }

    /// The line of the node's end of start tag, from 1; 0 where there is none.
    package var line: Int { max(0, unsafe xmlGetLineNo(pointer)) }

    /// Whether both are the same node of the same document.
    package func isSame(as other: XMLNode) -> Bool {
        unsafe pointer == other.pointer && namespaceBinding == other.namespaceBinding
    }
}

/// A prefix (nil: the default) and its namespace.
struct XMLNamespaceBinding: Sendable, Equatable {
    let prefix: String?
    let namespace: String
}

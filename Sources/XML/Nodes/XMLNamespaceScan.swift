import CLibXML2

/// Reading the namespace declarations of a tree.
enum XMLNamespaceScan {
    /// The declarations on one element, in document order.
    @unsafe static func declarations(on element: XMLNodePointer) -> [XMLNamespaceBinding] {
        var found: [XMLNamespaceBinding] = []
        var next = unsafe element.pointee.nsDef
        while let declaration = unsafe next {
            unsafe found.append(
                XMLNamespaceBinding(
                    prefix: declaration.pointee.prefix.map { unsafe String(cString: $0) },
                    namespace: String(xml: declaration.pointee.href)))
            unsafe next = declaration.pointee.next
        }
        return found
    }

    /// Every prefix that is declared on or below an element with its first namespace in document order.
    @unsafe static func declarations(below top: XMLNodePointer) -> [XMLNamespaceBinding] {
        var found: [XMLNamespaceBinding] = []
        var seen: Set<[UInt8]> = []
        unsafe XMLElementWalk.forEach(from: top) { element in
            guard unsafe element.pointee.nsDef != nil else { return }
            for binding in unsafe declarations(on: element) {
                guard let prefix = binding.prefix, seen.insert(Array(prefix.utf8)).inserted else { continue }
                found.append(binding)
            }
        }
        return found
    }
}

/// A walk over all elements of a subtree in document order, without recursion.
enum XMLElementWalk {
    @unsafe static func forEach(from top: XMLNodePointer, _ body: (XMLNodePointer) -> Void) {
        var node = unsafe top
        while true {
            if unsafe node.pointee.type == XML_ELEMENT_NODE {
                unsafe body(node)
                if let child = unsafe node.pointee.children {
                    unsafe node = child
                    continue
                }
            }
            while unsafe node != top, unsafe node.pointee.next == nil {
                guard let parent = unsafe node.pointee.parent else { return }
                unsafe node = parent
            }
            guard unsafe node != top, let next = unsafe node.pointee.next else { return }
            unsafe node = next
        }
    }
}

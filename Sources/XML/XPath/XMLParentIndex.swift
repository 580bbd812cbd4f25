import CLibXML2

/// For each element name of a document, the nodes that have a child of that name, in document order.
///
/// `//x…` means `parents-of-x/child::x…`, whatever its predicates, and most documents have few such parents:
/// one walk over the document serves every expression that begins with `//`.
@safe struct XMLParentIndex {
    /// By the local name's address: a document keeps each name once.
    private var places: [UnsafePointer<xmlChar>: Int] = unsafe [:]
    private var parents: [[XMLNodePointer]] = unsafe []
    private let names: xmlDictPtr?

    @unsafe init(of document: xmlDocPtr, root: XMLNodePointer) {
        unsafe names = document.pointee.dict
        let top = unsafe UnsafeMutableRawPointer(document).assumingMemoryBound(to: xmlNode.self)
        unsafe note(root, below: top)
        unsafe XMLElementWalk.forEach(from: root) { element in
            var next = unsafe element.pointee.children
            while let child = unsafe next {
                if unsafe child.pointee.type == XML_ELEMENT_NODE { unsafe note(child, below: element) }
                unsafe next = child.pointee.next
            }
        }
    }

    private mutating func note(_ child: XMLNodePointer, below parent: XMLNodePointer) {
        guard let name = unsafe child.pointee.name else { return }
        let place = unsafe place(of: name)
        if unsafe parents[place].last != parent { unsafe parents[place].append(parent) }
    }

    private mutating func place(of name: UnsafePointer<xmlChar>) -> Int {
        let place = unsafe places[name] ?? parents.count
        if unsafe place == parents.count {
            unsafe places[name] = place
            unsafe parents.append([])
        }
        return place
    }

    /// The nodes that have an element child of this local name.
    @unsafe func parents(of name: UnsafePointer<xmlChar>) -> [XMLNodePointer] {
        guard let own = unsafe xmlDictExists(names, name, -1), let place = unsafe places[own] else {
            return unsafe []
        }
        return unsafe parents[place]
    }
}

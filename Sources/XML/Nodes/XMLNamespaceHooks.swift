import CLibXML2

/// Taking the namespaces off all elements of a document and putting them back.
///
/// An XPath name without prefix means *no namespace* to libxml2, and *any* to an author. With `ns` unhooked
/// a native name test does just that, eleven times as fast as `*[local-name()='x']`. Attributes keep theirs.
/// The parser unhooks each element while it is at hand anyway; most expressions have no prefixes.
enum XMLNamespaceHooks {
    @unsafe static func setUnhooked(_ unhooked: Bool, below root: XMLNodePointer) {
        unsafe XMLElementWalk.forEach(from: root) { element in
            if unhooked { unsafe unhook(element) } else { unsafe hook(element) }
        }
    }

    /// Moves the namespace to `_private`, where libxml2 does not look.
    @unsafe static func unhook(_ element: XMLNodePointer) {
        unsafe element.pointee._private = UnsafeMutableRawPointer(element.pointee.ns)
        unsafe element.pointee.ns = nil
    }

    @unsafe private static func hook(_ element: XMLNodePointer) {
        unsafe element.pointee.ns = element.pointee._private?.assumingMemoryBound(to: xmlNs.self)
        unsafe element.pointee._private = nil
    }

    /// The namespace of an element in either state.
    @unsafe static func namespace(of element: XMLNodePointer) -> UnsafeMutablePointer<xmlNs>? {
        if let namespace = unsafe element.pointee.ns { return unsafe namespace }
        return unsafe element.pointee._private?.assumingMemoryBound(to: xmlNs.self)
    }
}

import CLibXML2

/// The variables of what libxml2 evaluates: the slots' values, and the parents of elements of a name.
///
/// Names cannot clash with an author's, whose `$name` is refused.
@safe final class XPathVariables {
    private static let parentsPrefix = "parents-of-"

    var slots: [(slot: XPathSlot, value: XPathScalar)] = []
    private let document: xmlDocPtr
    private var index: XMLParentIndex?

    @unsafe init(document: xmlDocPtr) {
        unsafe self.document = document
    }

    /// The variable for the nodes that have an element child of a local name.
    static func parents(of name: String) -> String { parentsPrefix + name }

    /// The variable for the value of a slot.
    static func slot(_ index: Int) -> String { "slot\(index)" }

    /// Makes a context ask here; it must not outlive this object.
    @unsafe func register(in context: xmlXPathContextPtr) {
        unsafe xmlXPathRegisterVariableLookup(
            context,
            { data, name, _ in
                guard let data = unsafe data, let name = unsafe name else { return nil }
                let variables = unsafe Unmanaged<XPathVariables>.fromOpaque(data).takeUnretainedValue()
                return unsafe variables.value(of: name)
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// A new object, which the evaluation frees.
    @unsafe private func value(of name: UnsafePointer<xmlChar>) -> xmlXPathObjectPtr? {
        let prefix = Self.parentsPrefix.utf8.count
        if unsafe xmlStrncmp(name, Self.parentsPrefix, Int32(prefix)) == 0 {
            return unsafe parents(of: name + prefix)
        }
        guard let index = slots.indices.first(where: { unsafe xmlStrEqual(name, Self.slot($0)) == 1 }) else {
            return nil
        }
        let (slot, value) = slots[index]
        if case .number(let text) = value, !slot.isInLiteral {
            return unsafe xmlXPathNewFloat(XPathNumber.parse(text))
        }
        return unsafe xmlXPathNewString(value.text)
    }

    @unsafe private func parents(of name: UnsafePointer<xmlChar>) -> xmlXPathObjectPtr? {
        let index =
            if let index { index } else {
                unsafe XMLParentIndex(of: document, root: xmlDocGetRootElement(document))
            }
        self.index = index
        guard let set = unsafe xmlXPathNodeSetCreate(nil) else { return nil }
        unsafe index.parents(of: name).forEach { unsafe xmlXPathNodeSetAddUnique(set, $0) }
        return unsafe xmlXPathWrapNodeSet(set)
    }
}

extension XMLNode: Hashable {
    /// Whether both are the same node of the same document.
    package static func == (left: XMLNode, right: XMLNode) -> Bool { left.isSame(as: right) }

    package func hash(into hasher: inout Hasher) {
        unsafe hasher.combine(pointer)
        hasher.combine(namespaceBinding?.prefix)
    }
}

import JSON

/// The attributes of an element by their names.
struct XMLAttributeTable {
    let attributes: [XMLNode]
    /// Nil where there are few.
    private let places: TextDictionary<Int>?

    init(_ attributes: [XMLNode]) {
        self.attributes = attributes
        guard attributes.count > 8 else {
            places = nil
            return
        }
        var places = TextDictionary<Int>()
        for place in attributes.indices { places[attributes[place].expandedName] = place }
        self.places = places
    }

    /// The place of the attribute of the same name.
    func place(of attribute: XMLNode) -> Int? {
        if let places { return places[attribute.expandedName] }
        return attributes.firstIndex {
            $0.hasSameLocalName(as: attribute) && $0.hasSameNamespace(as: attribute)
        }
    }
}

extension XPathTerm {
    /// Whether it, as a predicate, may ask for a node's place among its siblings.
    var mayCount: Bool { type == .number || type == .scalar || asksPlace }

    /// Whether `position()` or `last()` is called anywhere in it; also where that means an inner place.
    fileprivate var asksPlace: Bool {
        switch form {
        case .number, .literal, .slot: false
        case .binary(_, let left, let right): left.asksPlace || right.asksPlace
        case .negation(let operand): operand.asksPlace
        case .call(let function, let arguments):
            ["position", "last"].contains(function.name) || arguments.contains(where: \.asksPlace)
        case .filter(let primary, let predicates):
            primary.asksPlace || predicates.contains(where: \.asksPlace)
        case .path(let start, let steps):
            start.asksPlace || steps.contains { $0.predicates.contains(where: \.asksPlace) }
        }
    }
}

extension XPathStart {
    fileprivate var asksPlace: Bool {
        if case .term(let term) = self { term.asksPlace } else { false }
    }
}

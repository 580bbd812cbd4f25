import JSON

/// Walks a document depth first along the segments of a query and hands every node to a visitor.
///
/// The order is that of the standard's nodelists: what a segment gives for one node comes before what it
/// gives for the next. The recursion is as deep as the document, whose parser limits it.
struct JSONPathWalker<Visitor: JSONPathVisitor> {
    let context: JSONPathContext
    let segments: [JSONPathSegment]
    var visitor: Visitor

    /// Visits what the segments from a place onward find at a node.
    ///
    /// - Returns: whether to go on; every function here gives the same.
    mutating func walk(_ value: JSONValue, from place: Int) -> Bool {
        guard place < segments.count else { return visitor.visit(value) }
        if !segments[place].isDescendant {
            if let selector = segments[place].sole {
                return select(selector, of: value, isDescendant: false, then: place + 1)
            }
            for selector in segments[place].selectors {
                guard select(selector, of: value, isDescendant: false, then: place + 1) else { return false }
            }
            return true
        }
        if case .name(let name)? = segments[place].sole { return descend(value, to: name, then: place + 1) }
        return descend(value, segments[place].selectors, then: place + 1)
    }

    /// The node and everything below it, each before its children (RFC 9535 §2.5.2.2).
    private mutating func descend(
        _ value: JSONValue, _ selectors: [JSONPathSelector], then place: Int
    ) -> Bool {
        for selector in selectors {
            guard select(selector, of: value, isDescendant: true, then: place) else { return false }
        }
        return forEachContainer(in: value) { walker, child in walker.descend(child, selectors, then: place) }
    }

    /// `..name`, the commonest of them, by itself.
    private mutating func descend(_ value: JSONValue, to name: JSONPathName, then place: Int) -> Bool {
        if case .object(let object) = value {
            guard selectMember(name, of: object, then: place) else { return false }
        }
        return forEachContainer(in: value) { walker, child in walker.descend(child, to: name, then: place) }
    }

    /// Goes down into every array and object that stands in a node.
    @inline(__always)
    private mutating func forEachContainer(
        in value: JSONValue, _ descend: (inout Self, JSONValue) -> Bool
    ) -> Bool {
        switch value {
        case .array(let array):
            let elements = array.span
            for index in elements.indices where Self.isContainer(elements[index]) {
                visitor.enter(index)
                guard descend(&self, elements[index]) else { return false }
                visitor.leave()
            }
        case .object(let object):
            let members = object.members.span
            let counting = JSONPathCountingMembers(object)
            for index in members.indices
            where Self.isContainer(members[index].value) && counting.counts(index) {
                visitor.enter(members[index])
                guard descend(&self, members[index].value) else { return false }
                visitor.leave()
            }
        default: break
        }
        return true
    }

    /// Here and not in the JSON room, so that it is put in place.
    @inline(__always)
    private static func isContainer(_ value: borrowing JSONValue) -> Bool {
        switch value {
        case .array, .object: true
        default: false
        }
    }

    private mutating func select(
        _ selector: JSONPathSelector, of value: JSONValue, isDescendant: Bool, then place: Int
    ) -> Bool {
        switch selector {
        case .name(let name):
            guard case .object(let object) = value else { return true }
            return selectMember(name, of: object, then: place)
        case .wildcard(let isBracketed):
            return selectChildren(of: value, isDescendant || !isBracketed, then: place) { _, _ in true }
        case .filter(let condition):
            return selectChildren(of: value, isDescendant, then: place) { $0.holds(condition, at: $1) }
        case .index(let index):
            return selectElement(index, of: value, isDescendant, then: place)
        case .slice(let slice):
            return selectSlice(slice, of: value, isDescendant, then: place)
        case .slot, .template:
            return true
        }
    }

    @inline(__always)
    private mutating func selectMember(_ name: JSONPathName, of object: JSONObject, then place: Int) -> Bool {
        guard let index = name.index(in: object) else { return true }
        let members = object.members.span
        visitor.enter(members[index])
        guard walk(members[index].value, from: place) else { return false }
        visitor.leave()
        return true
    }

    /// The elements of an array or members of an object for which a test holds; where `isStrict`, the
    /// leniency for single elements does not apply.
    @inline(__always)
    private mutating func selectChildren(
        of value: JSONValue, _ isStrict: Bool, then place: Int,
        where test: (JSONPathContext, JSONValue) -> Bool
    ) -> Bool {
        switch value {
        case .array(let array):
            let elements = array.span
            for index in elements.indices where test(context, elements[index]) {
                guard step(to: elements[index], index, then: place) else { return false }
            }
        case _ where context.singleElementsAreArrays && !isStrict:
            guard test(context, value) else { return true }
            return step(to: value, 0, then: place)
        case .object(let object):
            let members = object.members.span
            let counting = JSONPathCountingMembers(object)
            for index in members.indices where counting.counts(index) && test(context, members[index].value) {
                visitor.enter(members[index])
                guard walk(members[index].value, from: place) else { return false }
                visitor.leave()
            }
        default: break
        }
        return true
    }

    private mutating func selectElement(
        _ index: Int, of value: JSONValue, _ isStrict: Bool, then place: Int
    ) -> Bool {
        switch value {
        case .array(let elements):
            let position = index < 0 ? elements.count + index : index
            guard elements.indices.contains(position) else { return true }
            return step(to: elements[position], position, then: place)
        case _ where context.singleElementsAreArrays && !isStrict && (index == 0 || index == -1):
            return step(to: value, 0, then: place)
        default:
            return true
        }
    }

    private mutating func selectSlice(
        _ slice: JSONPathSlice, of value: JSONValue, _ isStrict: Bool, then place: Int
    ) -> Bool {
        switch value {
        case .array(let elements):
            for position in slice.positions(count: elements.count) {
                guard step(to: elements[position], position, then: place) else { return false }
            }
            return true
        case _ where context.singleElementsAreArrays && !isStrict:
            return slice.positions(count: 1).isEmpty || step(to: value, 0, then: place)
        default:
            return true
        }
    }

    @inline(__always)
    private mutating func step(to element: JSONValue, _ index: Int, then place: Int) -> Bool {
        visitor.enter(index)
        guard walk(element, from: place) else { return false }
        visitor.leave()
        return true
    }
}

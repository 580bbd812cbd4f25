package import JSON

/// Queries on the way down a document: at each node it is known which of them select it.
///
/// So a comparison can leave out what they select without looking for it first.
package struct JSONPathTracker {
    /// A query that has come so far: the segment that the children of the node are asked with.
    private struct State: Hashable {
        let query: Int
        let segment: Int
    }

    private let queries: [JSONPathQuery]
    private let context: JSONPathContext
    private var states: [State]
    /// Whether one of the queries selects this node.
    package private(set) var isSelected = false

    /// At the root of a document.
    package init(_ queries: [JSONPathQuery], root: JSONValue) {
        self.queries = queries
        context = JSONPathContext(root: root, singleElementsAreArrays: false)
        states = []
        for query in queries.indices { reach(State(query: query, segment: 0)) }
    }

    /// Whether nothing below the node can be selected.
    package var isDone: Bool { states.isEmpty }

    /// Why nobody knows what is selected; nil where that is known.
    package var problem: PathError? { context.patterns.unfinished.map { PathError($0.message) } }

    /// At a member of the object at this node.
    package func member(_ member: JSONMember) -> JSONPathTracker {
        step { selector in
            switch selector {
            case .name(let name): name.matches(member)
            case .wildcard: true
            case .filter(let condition): context.holds(condition, at: member.value)
            case .index, .slice, .slot, .template: false
            }
        }
    }

    /// At an element of the array at this node.
    ///
    /// - Parameters:
    ///   - element: the element.
    ///   - place: its index and how many elements there are; nil where it may be anyone.
    /// - Returns: the queries there.
    package func element(_ element: JSONValue, at place: (index: Int, count: Int)?) -> JSONPathTracker {
        step { selector in
            switch selector {
            case .wildcard: return true
            case .filter(let condition): return context.holds(condition, at: element)
            case .index(let index):
                guard let place else { return false }
                return place.index == (index < 0 ? place.count + index : index)
            case .slice(let slice): return place.map { slice.takes($0.index, count: $0.count) } ?? false
            case .name, .slot, .template: return false
            }
        }
    }

    private func step(_ selects: (JSONPathSelector) -> Bool) -> JSONPathTracker {
        var next = self
        next.states = []
        next.isSelected = false
        for state in states {
            let segment = queries[state.query].segments[state.segment]
            if segment.isDescendant { next.reach(state) }
            guard segment.selectors.contains(where: selects) else { continue }
            next.reach(State(query: state.query, segment: state.segment + 1))
        }
        return next
    }

    private mutating func reach(_ state: State) {
        if state.segment == queries[state.query].segments.count {
            isSelected = true
        } else if !states.contains(state) {
            states.append(state)
        }
    }
}

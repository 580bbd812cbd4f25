import JSON

/// What is done with each node that a query finds.
///
/// `enter` and `leave` tell the way down to a node; visitors that need no places leave them empty, and the
/// compiler takes them out.
protocol JSONPathVisitor {
    /// - Returns: whether to go on.
    mutating func visit(_ value: JSONValue) -> Bool
    mutating func enter(_ member: JSONMember)
    mutating func enter(_ index: Int)
    mutating func leave()
}

extension JSONPathVisitor {
    @inline(__always) mutating func enter(_ member: JSONMember) {}
    @inline(__always) mutating func enter(_ index: Int) {}
    @inline(__always) mutating func leave() {}
}

/// Counts the nodes.
struct JSONPathCounter: JSONPathVisitor {
    var count = 0

    @inline(__always)
    mutating func visit(_ value: JSONValue) -> Bool {
        count += 1
        return true
    }
}

/// Stops at the first node.
struct JSONPathExistence: JSONPathVisitor {
    var isFound = false

    @inline(__always)
    mutating func visit(_ value: JSONValue) -> Bool {
        isFound = true
        return false
    }
}

/// Keeps the value if there is exactly one, and stops at the second.
struct JSONPathSoleValue: JSONPathVisitor {
    var value: JSONValue?
    private var isFound = false

    mutating func visit(_ value: JSONValue) -> Bool {
        guard !isFound else {
            self.value = .none
            return false
        }
        self.value = value
        isFound = true
        return true
    }
}

/// Collects the values.
struct JSONPathValues: JSONPathVisitor {
    var values: [JSONValue] = []

    @inline(__always)
    mutating func visit(_ value: JSONValue) -> Bool {
        values.append(value)
        return true
    }
}

/// Collects the values with their places.
struct JSONPathNodes: JSONPathVisitor {
    var nodes: [JSONPathNode] = []
    private var steps: [NormalizedPath.Step] = []

    mutating func visit(_ value: JSONValue) -> Bool {
        nodes.append(JSONPathNode(value: value, path: NormalizedPath(steps: steps)))
        return true
    }

    mutating func enter(_ member: JSONMember) {
        steps.append(NormalizedPath.Step(member))
    }

    mutating func enter(_ index: Int) {
        steps.append(.index(index))
    }

    mutating func leave() {
        steps.removeLast()
    }
}

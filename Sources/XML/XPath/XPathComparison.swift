/// A comparison by the rules of XPath 1.0 §3.4.
struct XPathComparison {
    private let operation: XPathOperator

    init(_ operation: XPathOperator) {
        self.operation = operation
    }

    /// Whether it holds; of nodes, whether it holds for one of them.
    func holds(_ left: XPathOperand, _ right: XPathOperand) -> Bool {
        if left.isNodes && right.isNodes { return holdsForSome(left, right) }
        if left.isNodes && !right.isBoolean {
            return (0..<left.nodeCount).contains { index in
                holds(left, node: index, against: right, isSwapped: false)
            }
        }
        if right.isNodes && !left.isBoolean {
            return (0..<right.nodeCount).contains { index in
                holds(right, node: index, against: left, isSwapped: true)
            }
        }
        guard isEquality else { return holds(left.number, right.number) }
        if left.isBoolean || right.isBoolean { return holds(equal: left.boolean == right.boolean) }
        if left.isNumber || right.isNumber { return holds(left.number, right.number) }
        return holds(equal: left.string.utf8.elementsEqual(right.string.utf8))
    }

    private var isEquality: Bool { operation == .equal || operation == .unequal }

    private func holdsForSome(_ left: XPathOperand, _ right: XPathOperand) -> Bool {
        (0..<left.nodeCount).contains { first in
            (0..<right.nodeCount).contains { second in
                if isEquality {
                    let texts = (left.string(ofNode: first), right.string(ofNode: second))
                    return holds(equal: texts.0.utf8.elementsEqual(texts.1.utf8))
                }
                return holds(left.number(ofNode: first), right.number(ofNode: second))
            }
        }
    }

    private func holds(
        _ nodes: XPathOperand, node index: Int, against other: XPathOperand, isSwapped: Bool
    ) -> Bool {
        if isEquality && !other.isNumber {
            return holds(equal: nodes.string(ofNode: index).utf8.elementsEqual(other.string.utf8))
        }
        let number = nodes.number(ofNode: index)
        return isSwapped ? holds(other.number, number) : holds(number, other.number)
    }

    private func holds(equal: Bool) -> Bool { operation == .equal ? equal : !equal }

    private func holds(_ left: Double, _ right: Double) -> Bool {
        switch operation {
        case .equal: left == right
        case .unequal: left != right
        case .less: left < right
        case .lessOrEqual: left <= right
        case .greater: left > right
        default: left >= right
        }
    }
}

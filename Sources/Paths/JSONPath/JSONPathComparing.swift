import JSON

/// The comparisons of RFC 9535 §2.3.5.2.2; nil is Nothing.
enum JSONPathComparing {
    static func holds(_ left: JSONValue?, _ comparison: JSONPathComparison, _ right: JSONValue?) -> Bool {
        switch comparison {
        case .equal: areEqual(left, right)
        case .notEqual: !areEqual(left, right)
        case .less: isLess(left, right)
        case .greater: isLess(right, left)
        case .lessOrEqual: isLess(left, right) || areEqual(left, right)
        case .greaterOrEqual: isLess(right, left) || areEqual(left, right)
        }
    }

    private static func areEqual(_ left: JSONValue?, _ right: JSONValue?) -> Bool {
        switch (left, right) {
        case (.number(let left)?, .number(let right)?): return left == right
        case (.string(let left)?, .string(let right)?): return TextEquality.equal(left, right)
        case (let left?, let right?): return left == right
        case (nil, nil): return true
        default: return false
        }
    }

    private static func isLess(_ left: JSONValue?, _ right: JSONValue?) -> Bool {
        switch (left, right) {
        case (.number(let left)?, .number(let right)?): return left < right
        case (.string(let left)?, .string(let right)?):
            // The order of UTF-8 is that of scalars.
            return left.utf8.lexicographicallyPrecedes(right.utf8)
        default:
            return false
        }
    }
}

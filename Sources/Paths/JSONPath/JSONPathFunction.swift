/// The functions of RFC 9535 §2.4 and their types.
enum JSONPathFunction: String, CaseIterable, Sendable {
    case length, count, match, search, value

    /// The types of RFC 9535 §2.4.1 that these functions take.
    enum Parameter: Sendable {
        case value
        case nodes

        /// What a message calls an argument of this type.
        var form: String {
            switch self {
            case .value:
                "a value: a literal, a path to one value such as @.a, or a function that gives a value"
            case .nodes: "a path"
            }
        }
    }

    var parameters: [Parameter] {
        switch self {
        case .length: [.value]
        case .count, .value: [.nodes]
        case .match, .search: [.value, .value]
        }
    }

    /// Whether it says yes or no, and so is a condition; the others give a value to compare.
    var isLogical: Bool {
        switch self {
        case .match, .search: true
        case .length, .count, .value: false
        }
    }
}

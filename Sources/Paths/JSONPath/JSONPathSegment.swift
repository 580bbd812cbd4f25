import JSON

/// One step of a query: selectors, applied to a node or to it and everything below it (RFC 9535 §2.5).
struct JSONPathSegment: Sendable {
    let isDescendant: Bool
    let selectors: [JSONPathSelector]
    /// The selector where there is one only, as nearly always: it is reached faster than through the array.
    let sole: JSONPathSelector?

    init(isDescendant: Bool, selectors: [JSONPathSelector]) {
        self.isDescendant = isDescendant
        self.selectors = selectors
        sole = selectors.count == 1 ? selectors[0] : nil
    }
}

/// What a segment picks from a node's children (RFC 9535 §2.3).
enum JSONPathSelector: Sendable {
    case name(JSONPathName)
    case index(Int)
    /// `.*`, or `[*]` where `isBracketed`.
    case wildcard(isBracketed: Bool)
    case slice(JSONPathSlice)
    case filter(JSONPathCondition)
    /// A name or an index, known when the slots are filled; until then it selects nothing.
    case slot(Int)
    /// A name with slots in it; selects nothing until they are filled.
    case template(JSONPathTemplate)

    var isNameOrIndex: Bool {
        switch self {
        case .name, .index, .slot, .template: true
        case .wildcard, .slice, .filter: false
        }
    }
}

/// `[start:end:step]` (RFC 9535 §2.3.4).
struct JSONPathSlice: Sendable {
    enum Bound: Sendable {
        case number(Int)
        case slot(Int)
    }

    let start: Bound?
    let end: Bound?
    let step: Bound?
}

/// A text with slots in it: pieces that stand as they are between slots.
struct JSONPathTemplate: Sendable {
    enum Part: Sendable {
        case text(String)
        case slot(Int)
    }

    let parts: [Part]
}

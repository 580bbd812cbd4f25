/// One pass over the bytes of a text: the grammar of RFC 8259 by recursive descent.
///
/// The recursion ends at `JSONParser.depthLimit`, so it needs a bounded piece of stack.
struct JSONReader {
    let dialect: JSONDialect
    /// The next byte to look at.
    var position = 0
    /// Comments and trailing commas that the commented dialect let pass.
    var departures: [JSONSyntaxError] = []
    private var elementCounts = ContainerSizes()
    private var memberCounts = ContainerSizes()

    init(dialect: JSONDialect) {
        self.dialect = dialect
    }

    /// The whole text: one value with white space around it.
    mutating func document<Tree: JSONTree>(
        _ bytes: Span<UInt8>, as: Tree.Type
    ) throws(JSONSyntaxError) -> Tree {
        try skipByteOrderMark(bytes)
        try skipSpace(bytes)
        guard position < bytes.count else { throw JSONSyntaxError(.emptyText, offset: position, length: 0) }
        let value: Tree = try value(bytes, depth: 0)
        try skipSpace(bytes)
        guard position == bytes.count else { throw unexpected(.end, bytes) }
        return value
    }

    /// A value; `position` is at its first byte, behind any white space.
    private mutating func value<Tree: JSONTree>(
        _ bytes: Span<UInt8>, depth: Int
    ) throws(JSONSyntaxError) -> Tree {
        guard position < bytes.count else { throw unexpected(.value, bytes) }
        let start = position
        switch bytes[start] {
        case UInt8(ascii: "\""):
            let string = try string(bytes)
            return .makeString(string, at: start..<position)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            let number = try number(bytes)
            return .makeNumber(number, at: start..<position)
        case UInt8(ascii: "{"):
            let members: [Tree.Member] = try members(of: Tree.self, bytes, depth: depth + 1)
            return .makeObject(members, at: start..<position)
        case UInt8(ascii: "["):
            let elements: [Tree] = try elements(bytes, depth: depth + 1)
            return .makeArray(elements, at: start..<position)
        default:
            return try word(bytes)
        }
    }

    /// An array from its bracket on.
    private mutating func elements<Tree: JSONTree>(
        _ bytes: Span<UInt8>, depth: Int
    ) throws(JSONSyntaxError) -> [Tree] {
        try enter(depth)
        var elements: [Tree] = []
        try skipSpace(bytes)
        if take(UInt8(ascii: "]"), bytes) { return elements }
        elementCounts.reserve(in: &elements, depth: depth)
        defer { elementCounts.note(elements.count, depth: depth) }
        while true {
            elements.append(try value(bytes, depth: depth))
            try skipSpace(bytes)
            let comma = position
            if take(UInt8(ascii: ","), bytes) {
                try skipSpace(bytes)
                guard take(UInt8(ascii: "]"), bytes) else { continue }
                try depart(JSONSyntaxError(.trailingComma(before: "]"), offset: comma, length: 1))
                return elements
            }
            guard take(UInt8(ascii: "]"), bytes) else { throw unexpected(.elementSeparator, bytes) }
            return elements
        }
    }

    /// An object from its brace on.
    private mutating func members<Tree: JSONTree>(
        of _: Tree.Type, _ bytes: Span<UInt8>, depth: Int
    ) throws(JSONSyntaxError) -> [Tree.Member] {
        try enter(depth)
        var members: [Tree.Member] = []
        try skipSpace(bytes)
        if take(UInt8(ascii: "}"), bytes) { return members }
        guard isAt(UInt8(ascii: "\""), bytes) else { throw unexpected(.memberNameOrEnd, bytes) }
        memberCounts.reserve(in: &members, depth: depth)
        defer { memberCounts.note(members.count, depth: depth) }
        while true {
            members.append(try member(of: Tree.self, bytes, depth: depth))
            try skipSpace(bytes)
            let comma = position
            if take(UInt8(ascii: ","), bytes) {
                try skipSpace(bytes)
                if isAt(UInt8(ascii: "\""), bytes) { continue }
                guard take(UInt8(ascii: "}"), bytes) else { throw unexpected(.memberName, bytes) }
                try depart(JSONSyntaxError(.trailingComma(before: "}"), offset: comma, length: 1))
                return members
            }
            guard take(UInt8(ascii: "}"), bytes) else { throw unexpected(.memberSeparator, bytes) }
            return members
        }
    }

    /// A name, a colon and a value; `position` is at the opening quote.
    @inline(__always)
    private mutating func member<Tree: JSONTree>(
        of _: Tree.Type, _ bytes: Span<UInt8>, depth: Int
    ) throws(JSONSyntaxError) -> Tree.Member {
        let start = position
        let name = try string(bytes)
        let nameRange = start..<position
        try skipSpace(bytes)
        guard take(UInt8(ascii: ":"), bytes) else { throw unexpected(.colon, bytes) }
        try skipSpace(bytes)
        let value: Tree = try value(bytes, depth: depth)
        return Tree.makeMember(name: name, at: nameRange, value: value)
    }

    /// Steps over an opening bracket, which may be one too many.
    private mutating func enter(_ depth: Int) throws(JSONSyntaxError) {
        guard depth <= JSONParser.depthLimit else {
            throw JSONSyntaxError(.tooDeep(limit: JSONParser.depthLimit), offset: position, length: 1)
        }
        position += 1
    }
}

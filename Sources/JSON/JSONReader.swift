/// One pass over the bytes of a text: the grammar of RFC 8259 by recursive descent.
///
/// The recursion ends at `JSONParser.depthLimit`, so it needs a bounded piece of stack.
struct JSONReader {
    let dialect: JSONDialect
    /// The next byte to look at.
    var position = 0
    /// Comments and trailing commas that the commented dialect let pass.
    var departures: [JSONSyntaxError] = []
    /// The members of the outermost object that are lists whose objects come empty.
    private let emptied: [String]
    private var elementCounts = ContainerSizes()
    private var memberCounts = ContainerSizes()

    init(dialect: JSONDialect, emptying emptied: [String] = []) {
        self.dialect = dialect
        self.emptied = emptied
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

    /// The value that stands in a part of the text.
    mutating func value(_ bytes: Span<UInt8>, at range: Range<Int>) throws(JSONSyntaxError) -> LocatedJSON {
        position = range.lowerBound
        return try value(bytes, depth: 0)
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

    /// An array from its bracket on; its objects come empty where that is wanted.
    private mutating func elements<Tree: JSONTree>(
        _ bytes: Span<UInt8>, depth: Int, isEmptied: Bool = false
    ) throws(JSONSyntaxError) -> [Tree] {
        try enter(depth)
        var elements: [Tree] = []
        try skipSpace(bytes)
        if take(UInt8(ascii: "]"), bytes) { return elements }
        elementCounts.reserve(in: &elements, depth: depth)
        defer { elementCounts.note(elements.count, depth: depth) }
        while true {
            if isEmptied && isAt(UInt8(ascii: "{"), bytes) {
                elements.append(try emptyObject(bytes, depth: depth))
            } else {
                elements.append(try value(bytes, depth: depth))
            }
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

    /// An object without its members, which are only looked at.
    private mutating func emptyObject<Tree: JSONTree>(
        _ bytes: Span<UInt8>, depth: Int
    ) throws(JSONSyntaxError) -> Tree {
        let start = position
        let _: JSONOutline = try value(bytes, depth: depth)
        return .makeObject([], at: start..<position)
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
        let value: Tree
        if depth == 1, isEmptied(name), isAt(UInt8(ascii: "["), bytes) {
            let start = position
            let elements: [Tree] = try elements(bytes, depth: depth + 1, isEmptied: true)
            value = .makeArray(elements, at: start..<position)
        } else {
            value = try self.value(bytes, depth: depth)
        }
        return Tree.makeMember(name: name, at: nameRange, value: value)
    }

    private func isEmptied(_ name: ReadString) -> Bool {
        !name.hasSurrogate && emptied.contains { TextEquality.equal($0, name.text) }
    }

    /// Steps over an opening bracket, which may be one too many.
    private mutating func enter(_ depth: Int) throws(JSONSyntaxError) {
        guard depth <= JSONParser.depthLimit else {
            throw JSONSyntaxError(.tooDeep(limit: JSONParser.depthLimit), offset: position, length: 1)
        }
        position += 1
    }
}

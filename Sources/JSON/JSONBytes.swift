/// JSON that grows value by value as bytes, with no tree of it in memory.
///
/// Whoever writes sees to it that names and values take turns and that all that is begun is ended.
package struct JSONBytes: Sendable {
    package private(set) var bytes: [UInt8] = []
    /// Whether something stands before what comes next in the same array or object.
    private var isBehindAnother = false
    private var startsLine = false

    package init() {}

    package mutating func beginObject() { begin(UInt8(ascii: "{")) }
    package mutating func endObject() { end(UInt8(ascii: "}")) }
    package mutating func beginArray() { begin(UInt8(ascii: "[")) }
    package mutating func endArray() { end(UInt8(ascii: "]")) }

    /// The name of a member; its value follows.
    package mutating func name(_ name: String) {
        separate()
        JSONEscape.append(quoted: name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        isBehindAnother = false
    }

    package mutating func value(_ text: String) {
        separate()
        JSONEscape.append(quoted: text, to: &bytes)
    }

    package mutating func value(_ number: Int) {
        separate()
        bytes.append(contentsOf: String(number).utf8)
    }

    /// A decimal number: so many whole ones, and so many parts of which 10^`places` make one. Both have one sign.
    package mutating func value(_ whole: Int64, fraction: Int64, places: Int) {
        separate()
        if whole < 0 || fraction < 0 { bytes.append(UInt8(ascii: "-")) }
        bytes.append(contentsOf: String(whole.magnitude).utf8)
        var (rest, places) = (fraction.magnitude, places)
        if rest == 0 { return }
        while rest % 10 == 0 { (rest, places) = (rest / 10, places - 1) }
        bytes.append(UInt8(ascii: "."))
        let start = bytes.count
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: places))
        for index in (start..<bytes.count).reversed() {
            bytes[index] += UInt8(rest % 10)
            rest /= 10
        }
    }

    package mutating func value(_ boolean: Bool) {
        separate()
        bytes.append(contentsOf: (boolean ? "true" : "false").utf8)
    }

    /// A value that is a tree already.
    package mutating func value(_ tree: JSONValue) {
        separate()
        var writer = JSONWriter(style: .compact, output: bytes)
        bytes = []
        writer.write(tree, depth: 0)
        bytes = writer.output
    }

    /// A value that was written before.
    package mutating func value(written: [UInt8]) {
        separate()
        bytes += written
    }

    /// Puts what comes next on a new line, which means nothing to a reader.
    package mutating func breakLine() { startsLine = true }

    /// What was written since it was taken last; what stands before the next value is still known.
    package mutating func take() -> [UInt8] {
        startLine()
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

    private mutating func begin(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        isBehindAnother = false
    }

    private mutating func end(_ bracket: UInt8) {
        startLine()
        bytes.append(bracket)
        isBehindAnother = true
    }

    private mutating func separate() {
        if isBehindAnother { bytes.append(UInt8(ascii: ",")) }
        startLine()
        isBehindAnother = true
    }

    private mutating func startLine() {
        if startsLine { bytes.append(0x0A) }
        startsLine = false
    }
}

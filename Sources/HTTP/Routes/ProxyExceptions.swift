/// Hosts that no proxy is used for, read as curl reads `NO_PROXY`.
struct ProxyExceptions {
    private let words: [Substring]

    /// Reads names and addresses divided by commas or white space.
    init(_ lists: [String]) {
        words = lists.flatMap { $0.split { $0 == "," || $0.isWhitespace } }
    }

    /// Whether `host`, as a URL has it, is one of them.
    func contain(_ host: String) -> Bool {
        if words.contains("*") { return true }
        if let address = IPAddress(host) {
            return words.contains { ProxyExceptions.holds($0, address) }
        }
        let name = ProxyExceptions.trimmed(host[...])
        return words.contains { ProxyExceptions.holds(ProxyExceptions.trimmed($0), name) }
    }

    /// `10.0.0.0/8` or an address.
    private static func holds(_ word: Substring, _ address: IPAddress) -> Bool {
        let parts = word.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let network = parts.first.flatMap({ IPAddress(String($0)) }) else { return false }
        guard parts.count > 1 else { return network.bytes == address.bytes }
        return Int(parts[1]).map { address.isIn(network, bits: $0) } ?? false
    }

    /// A name, and all that end in it behind a dot.
    private static func holds(_ word: Substring, _ name: Substring) -> Bool {
        let (word, name) = (Array(word.utf8.map(lowercased)), Array(name.utf8.map(lowercased)))
        guard !word.isEmpty, name.count >= word.count, name.suffix(word.count).elementsEqual(word) else {
            return false
        }
        return name.count == word.count || name[name.count - word.count - 1] == UInt8(ascii: ".")
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
    }

    /// Without a dot at either end: `.example.test` and `example.test.` are `example.test`.
    private static func trimmed(_ name: Substring) -> Substring {
        var name = name
        if name.utf8.first == UInt8(ascii: ".") { name = name.dropFirst() }
        return name.utf8.last == UInt8(ascii: ".") ? name.dropLast() : name
    }
}

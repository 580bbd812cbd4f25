import CCurl

/// An address of IPv4 or IPv6.
package struct IPAddress: Sendable, Hashable {
    /// As written, without brackets.
    package let text: String
    /// Four or sixteen.
    let bytes: [UInt8]

    /// Reads `127.0.0.1`, `::1` or `[::1]`.
    package init?(_ text: String) {
        let isLiteral = text.utf8.first == UInt8(ascii: "[") && text.utf8.last == UInt8(ascii: "]")
        self.text =
            isLiteral ? String(decoding: text.utf8.dropFirst().dropLast(), as: UTF8.self) : text
        guard let bytes = IPAddress.bytes(self.text) else { return nil }
        self.bytes = bytes
    }

    private static func bytes(_ text: String) -> [UInt8]? {
        guard !text.utf8.contains(0) else { return nil }
        var bytes = [UInt8](repeating: 0, count: 16)
        if unsafe assay_parse_address(4, text, &bytes) != 0 { return Array(bytes.prefix(4)) }
        return unsafe assay_parse_address(6, text, &bytes) != 0 ? bytes : nil
    }

    /// Whether the first `bits` bits are those of `network`; addresses of two families have nothing in common.
    func isIn(_ network: IPAddress, bits: Int) -> Bool {
        guard bytes.count == network.bytes.count, 0...bytes.count * 8 ~= bits else { return false }
        let (whole, rest) = (bits / 8, bits % 8)
        guard bytes.prefix(whole).elementsEqual(network.bytes.prefix(whole)) else { return false }
        return rest == 0 || (bytes[whole] ^ network.bytes[whole]) >> (8 - rest) == 0
    }
}

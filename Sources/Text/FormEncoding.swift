/// `application/x-www-form-urlencoded` as the WHATWG URL standard has it (§5).
package enum FormEncoding {
    /// The pairs in their order, joined by `&`; a space is `+`, and only letters, digits and `*-._` stay.
    package static func serialize(_ pairs: [(name: String, value: String)]) -> String {
        pairs.map { encode($0.name) + "=" + encode($0.value) }.joined(separator: "&")
    }

    /// One name or value, encoded.
    package static func encode(_ text: String) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: " "):
                output.append(UInt8(ascii: "+"))
            case UInt8(ascii: "*"):
                output.append(byte)
            case _ where PercentEncoding.isUnreserved(byte) && byte != UInt8(ascii: "~"):
                output.append(byte)
            default:
                PercentEncoding.appendEscape(of: byte, to: &output)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// The pairs of a form; a pair without `=` has an empty value, empty pairs are left out, and bytes that
    /// are no UTF-8 become U+FFFD.
    package static func parse(_ text: String) -> [(name: String, value: String)] {
        parse(bytes: Array(text.utf8))
    }

    /// The pairs of a form as it came over the wire.
    package static func parse(bytes: [UInt8]) -> [(name: String, value: String)] {
        bytes.split(separator: UInt8(ascii: "&")).map { pair in
            guard let equals = pair.firstIndex(of: UInt8(ascii: "=")) else { return (decode(pair), "") }
            return (decode(pair[..<equals]), decode(pair[(equals + 1)...]))
        }
    }

    /// One name or value, decoded.
    package static func decode(_ text: String) -> String {
        decode(Array(text.utf8)[...])
    }

    /// As ``decode(_:)``, or nil where the bytes are no UTF-8.
    package static func decodeText(_ text: String) -> String? {
        String(validating: decodedBytes(Array(text.utf8)[...]), as: UTF8.self)
    }

    private static func decode(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: decodedBytes(bytes), as: UTF8.self)
    }

    private static func decodedBytes(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        PercentEncoding.decode(bytes.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 })
    }
}

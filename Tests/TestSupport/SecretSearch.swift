/// Looks for a secret, whole or in parts, by undoing every escape that a report, a server or a client may have written it
/// with. It knows nothing of how secrets are masked.
package struct SecretSearch {
    private let whole: [UInt8]
    private let telling: Set<UInt64>
    private let window: Int
    /// For each byte whether a telling part begins with it.
    private let beginnings: [Bool]

    /// - Parameters:
    ///   - secret: the whole of it.
    ///   - core: what of it stands nowhere else, however short a part of it is taken.
    ///   - window: how many bytes of the core are a part; 8 at most.
    package init(_ secret: String, core: String, window: Int) {
        whole = SecretSearch.plain(Array(secret.utf8))
        self.window = window
        var telling: Set<UInt64> = []
        SecretSearch.slide(window, over: SecretSearch.plain(Array(core.utf8))) { _, part in
            telling.insert(part)
            return false
        }
        self.telling = telling
        var beginnings = Array(repeating: false, count: 256)
        for part in telling { beginnings[Int(part >> UInt64(window * 8 - 8))] = true }
        self.beginnings = beginnings
    }

    /// What was found, with what stands around it; nil where there is nothing.
    package func find(in text: String) -> String? {
        let plain = SecretSearch.plain(Array(text.utf8))
        if let found = find(in: plain) { return found }
        guard whole.count >= 6 else { return nil }
        var start = 0
        for end in 0...plain.count where end == plain.count || SecretSearch.sextet(plain[end]) == nil {
            defer { start = end + 1 }
            guard end - start >= window else { continue }
            let sextets = plain[start..<end].compactMap(SecretSearch.sextet)
            for skipped in [0, 2, 4, 6] {
                let decoded = SecretSearch.plain(SecretSearch.bytes(of: sextets, skipping: skipped))
                if let found = find(in: decoded) { return "in Base64: \(found)" }
            }
        }
        return nil
    }

    private func find(in bytes: [UInt8]) -> String? {
        var place: Int?
        if telling.isEmpty {
            place = bytes.indices.first { bytes[$0] == whole[0] && bytes[$0...].starts(with: whole) }
        } else {
            SecretSearch.slide(window, over: bytes) { index, part in
                if beginnings[Int(part >> UInt64(window * 8 - 8))], telling.contains(part) { place = index }
                return place != nil
            }
        }
        guard let place else { return nil }
        return String(decoding: bytes[max(0, place - 80)..<min(bytes.count, place + 80)], as: UTF8.self)
    }

    /// Calls `look` with each run of so many bytes, plus signs left out, as a number, until it says that it has seen
    /// enough.
    private static func slide(_ count: Int, over bytes: [UInt8], look: (Int, UInt64) -> Bool) {
        var part: UInt64 = 0
        let mask = count == 8 ? UInt64.max : (1 << UInt64(count * 8)) - 1
        var index = 0
        var passed = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == 0x2B { continue }
            part = (part << 8 | UInt64(byte)) & mask
            passed += 1
            if passed >= count, look(index - count, part) { return }
        }
    }

    // MARK: - Undoing

    /// The text without escapes, white space and backslashes.
    private static func plain(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<5 {
            let next = undone(bytes)
            if next.count == bytes.count { break }
            bytes = next
        }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte > 0x20, byte != 0x5C { output.append(byte) }
            index += 1
        }
        return output
    }

    /// Undoes one level of escapes of every language.
    private static func undone(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            // By far the most.
            guard byte == 0x25 || byte == 0x26 || byte == 0x5C else {
                output.append(byte)
                index += 1
                continue
            }
            var taken: (bytes: [UInt8], count: Int)?
            switch byte {
            case UInt8(ascii: "%"):
                if let value = number(bytes, at: index + 1, digits: 2) { taken = ([UInt8(value)], 3) }
            case UInt8(ascii: "\\"): taken = backslash(bytes, at: index)
            case UInt8(ascii: "&"): taken = reference(bytes, at: index)
            default: break
            }
            if let taken {
                output += taken.bytes
                index += taken.count
            } else {
                output.append(byte)
                index += 1
            }
        }
        return output
    }

    private static func backslash(_ bytes: [UInt8], at start: Int) -> ([UInt8], Int)? {
        guard start + 1 < bytes.count else { return nil }
        switch bytes[start + 1] {
        case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"): return ([0x20], 2)
        case UInt8(ascii: "x"):
            return number(bytes, at: start + 2, digits: 2).map { (utf8(UInt32($0)), 4) }
        case UInt8(ascii: "u"):
            if start + 2 < bytes.count, bytes[start + 2] == UInt8(ascii: "{"),
                let end = bytes[start...].prefix(11).firstIndex(of: UInt8(ascii: "}")),
                let value = UInt32(String(decoding: bytes[start + 3..<end], as: UTF8.self), radix: 16)
            {
                return (utf8(value), end + 1 - start)
            }
            guard let high = number(bytes, at: start + 2, digits: 4) else { return nil }
            if 0xD800...0xDBFF ~= high, start + 7 < bytes.count, bytes[start + 6] == UInt8(ascii: "\\"),
                let low = number(bytes, at: start + 8, digits: 4), 0xDC00...0xDFFF ~= low
            {
                return (utf8(UInt32(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))), 12)
            }
            return (utf8(UInt32(high)), 6)
        case let other: return ([other], 2)
        }
    }

    private static func reference(_ bytes: [UInt8], at start: Int) -> ([UInt8], Int)? {
        guard let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
        let value: UInt32? =
            if name.hasPrefix("#x") {
                UInt32(name.dropFirst(2), radix: 16)
            } else if name.hasPrefix("#") {
                UInt32(name.dropFirst())
            } else {
                [
                    "amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27, "auml": 0xE4,
                    "szlig": 0xDF,
                ][name]
            }
        return value.map { (utf8($0), end + 1 - start) }
    }

    private static func utf8(_ value: UInt32) -> [UInt8] {
        Unicode.Scalar(value).map { Array(String($0).utf8) } ?? []
    }

    private static func number(_ bytes: [UInt8], at start: Int, digits: Int) -> Int? {
        guard start + digits <= bytes.count else { return nil }
        var value = 0
        for byte in bytes[start..<start + digits] {
            switch byte {
            case 0x30...0x39: value = value << 4 | Int(byte - 0x30)
            case 0x41...0x46: value = value << 4 | Int(byte - 0x37)
            case 0x61...0x66: value = value << 4 | Int(byte - 0x57)
            default: return nil
            }
        }
        return value
    }

    private static func sextet(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x41...0x5A: byte - 0x41
        case 0x61...0x7A: byte - 0x61 + 26
        case 0x30...0x39: byte - 0x30 + 52
        case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
        case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
        default: nil
        }
    }

    private static func bytes(of sextets: [UInt8], skipping skipped: Int) -> [UInt8] {
        var output: [UInt8] = []
        var buffer: UInt32 = 0
        var bits = -skipped
        for sextet in sextets {
            buffer = (buffer << 6 | UInt32(sextet)) & 0xFFFF
            bits += 6
            if bits >= 8 {
                bits -= 8
                output.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
            }
        }
        return output
    }
}

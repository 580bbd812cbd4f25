/// A replacement with `$1` in it, taken apart once.
struct ReplacementText {
    private enum Part {
        case text(String)
        case group(Int)
    }

    private var parts: [Part] = []

    init(_ replacement: String) {
        var rest = replacement.unicodeScalars[...]
        var text = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            guard scalar == "$" else {
                text.append(scalar)
                continue
            }
            if rest.first == "$" {
                rest.removeFirst()
                text.append("$")
            } else if let number = Self.takeGroup(from: &rest) {
                parts.append(.text(String(text)))
                parts.append(.group(number))
                text = String.UnicodeScalarView()
            } else {
                text.append("$")
            }
        }
        parts.append(.text(String(text)))
    }

    func filled(with groups: [String?]) -> String {
        var output = ""
        for part in parts {
            switch part {
            case .text(let text): output += text
            case .group(let number): output += groups.indices.contains(number) ? groups[number] ?? "" : ""
            }
        }
        return output
    }

    /// Takes `1`, `12` or `{12}` from the front; nil, with nothing taken, where none stands there.
    private static func takeGroup(from rest: inout Substring.UnicodeScalarView) -> Int? {
        let braced = rest.first == "{"
        let digits = rest.dropFirst(braced ? 1 : 0).prefix(2).prefix { ("0"..."9").contains($0) }
        guard let number = Int(String(String.UnicodeScalarView(digits))) else { return nil }
        if braced {
            guard rest[digits.endIndex...].first == "}" else { return nil }
            rest = rest[digits.endIndex...].dropFirst()
        } else {
            rest = rest[digits.endIndex...]
        }
        return number
    }
}

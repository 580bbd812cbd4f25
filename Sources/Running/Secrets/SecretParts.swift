import JSON
import XML

/// What stands in a secret that is a document of its own, such as a key file in JSON or a signed assertion in XML:
/// whoever puts it into another document unescaped makes its parts values there.
enum SecretParts {
    /// Shorter texts are words of the format rather than what makes it secret.
    private static let shortestLength = 6

    /// The texts in it; none where it is no document.
    static func of(_ secret: String) -> [String] {
        let texts: [String]
        switch secret.utf8.first(where: { $0 > 0x20 }) {
        case UInt8(ascii: "{"), UInt8(ascii: "["): texts = ofJSON(secret)
        case UInt8(ascii: "<"): texts = ofXML(secret)
        default: return []
        }
        return texts.filter { $0.unicodeScalars.count >= shortestLength }
    }

    private static func ofJSON(_ secret: String) -> [String] {
        guard let value = try? JSONParser.parse(Array(secret.utf8)) else { return [] }
        var texts: [String] = []
        var pending = [value]
        while let next = pending.popLast() {
            switch next {
            case .string(let text): texts.append(text)
            case .array(let elements): pending += elements
            case .object(let object): pending += object.members.map(\.value)
            case .surrogates, .number, .boolean, .null: break
            }
        }
        return texts
    }

    private static func ofXML(_ secret: String) -> [String] {
        guard let document = try? XMLDocument.parse(Array(secret.utf8)) else { return [] }
        var texts: [String] = []
        var pending = [document.root]
        while let next = pending.popLast() {
            texts += next.attributes.map(\.stringValue)
            if next.hasElementChildren {
                pending += next.elementChildren
                texts += next.children.filter { $0.kind == .text }.map(\.stringValue)
            } else {
                texts.append(next.stringValue)
            }
        }
        return texts
    }
}

/// What a body looks like from its beginning, as far as an envelope could be in it.
struct SOAPAnswerKind {
    /// What came in place of XML; nil where it is worth reading as XML.
    let foreign: NoEnvelope.Found?

    init(_ bytes: [UInt8], mediaType: String?) {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let content = bytes[start...].drop { SOAPAnswerKind.space.contains($0) }
        if content.isEmpty {
            foreign = .nothing
        } else if let mediaType, mediaType.hasPrefix("multipart/") {
            foreign = .multipart(mediaType)
        } else if SOAPAnswerKind.beginsHTML(content) {
            foreign = .html(
                title: SOAPAnswerKind.title(of: content),
                isFollowedByEnvelope: SOAPAnswerKind.envelopeName(in: content))
        } else if SOAPAnswerKind.looksLikeXML(bytes) {
            foreign = nil
        } else if let first = content.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            foreign = .json(SOAPAnswerKind.excerpt(of: content))
        } else {
            foreign = .text(SOAPAnswerKind.excerpt(of: content))
        }
    }

    private static let space: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]

    /// Whether `<` comes first, in one byte or (UTF-16, UTF-32) in more, behind a mark or not.
    private static func looksLikeXML(_ bytes: [UInt8]) -> Bool {
        let start = bytes.prefix(16).drop {
            space.contains($0) || [0, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF].contains($0)
        }
        return start.first == UInt8(ascii: "<")
    }

    private static func beginsHTML(_ content: ArraySlice<UInt8>) -> Bool {
        let start = lowered(content.prefix(20))
        guard start.starts(with: Array("<html".utf8)) else {
            return start.starts(with: Array("<!doctype html".utf8))
        }
        // `<htmlResult>` is no HTML.
        return start.dropFirst(5).first.map { space.contains($0) || $0 == UInt8(ascii: ">") } ?? true
    }

    /// The text of `<title>`, where servers say what went wrong.
    private static func title(of content: ArraySlice<UInt8>) -> String? {
        let head = String(decoding: content.prefix(4096), as: UTF8.self)
        let lower = String(decoding: lowered(Array(head.utf8)[...]), as: UTF8.self)
        guard let open = lower.firstRange(of: "<title>"),
            let close = lower[open.upperBound...].firstRange(of: "</title>")
        else { return nil }
        let offset = lower.utf8.distance(from: lower.startIndex, to: open.upperBound)
        let length = lower.utf8.distance(from: open.upperBound, to: close.lowerBound)
        let title = String(decoding: Array(head.utf8)[offset..<(offset + length)], as: UTF8.self).trimmed
        return title.isEmpty ? nil : title
    }

    /// Whether the start tag of an Envelope stands in it, with any prefix.
    private static func envelopeName(in content: ArraySlice<UInt8>) -> Bool {
        let name = Array("Envelope".utf8)
        var rest = content
        while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[(open + 1)...]
            let tag = rest.prefix {
                $0 != UInt8(ascii: ">") && !space.contains($0) && $0 != UInt8(ascii: "/")
            }
            let local = tag.split(separator: UInt8(ascii: ":")).last ?? tag
            if local.elementsEqual(name) { return true }
        }
        return false
    }

    private static func lowered(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    }

    private static func excerpt(of content: ArraySlice<UInt8>) -> String {
        let limit = 80
        let text = String(decoding: content.prefix(limit * 4), as: UTF8.self)
        let shown = String(text.unicodeScalars.prefix(limit))
        return shown.utf8.count < content.count ? shown + "…" : shown
    }
}

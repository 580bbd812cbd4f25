package import JSON
import Text

/// Writes JSON as an XML property list (Apple's `PropertyList-1.0.dtd`).
///
/// `{ "#date": text }` is a date and `{ "#data": text }` data in Base64, which JSON lacks. A number with only
/// digits is an integer, any other is real; both keep their digits.
package struct PropertyListWriter {
    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """

    /// Whether texts may be templates, which have no value yet.
    private let isDraft: Bool
    private var output = PropertyListWriter.head
    private var problems: [PropertyListProblem] = []

    /// The property list.
    ///
    /// - Throws: the first thing that it cannot hold.
    package static func write(_ root: LocatedJSON) throws(PropertyListProblem) -> String {
        var writer = PropertyListWriter(isDraft: false)
        writer.add(root, depth: 0)
        if let problem = writer.problems.first { throw problem }
        return writer.output + "</plist>\n"
    }

    /// Everything that a property list cannot hold in a value whose templates are not filled in yet.
    package static func problems(inDraft root: LocatedJSON) -> [PropertyListProblem] {
        var writer = PropertyListWriter(isDraft: true)
        writer.add(root, depth: 0)
        return writer.problems
    }

    private init(isDraft: Bool) {
        self.isDraft = isDraft
    }

    private mutating func add(_ value: LocatedJSON, depth: Int) {
        switch value.inner {
        case .null: report(.null, at: value.range)
        case .boolean(let value): line(value ? "<true/>" : "<false/>", depth)
        case .number(let number): line(PropertyListWriter.number(number), depth)
        case .string(let text): line("<string>\(escaped(text, at: value.range))</string>", depth)
        case .surrogates: report(.loneSurrogate, at: value.range)
        case .array(let elements):
            if elements.isEmpty { return line("<array/>", depth) }
            line("<array>", depth)
            for element in elements { add(element, depth: depth + 1) }
            line("</array>", depth)
        case .object(let members): addObject(members, depth: depth)
        case .data: break
        }
    }

    private mutating func addObject(_ members: [LocatedMember], depth: Int) {
        if let special = members.first(where: { $0.key == "#date" || $0.key == "#data" }) {
            if members.count > 1 { report(.notAlone(key: special.key), at: special.keyRange) }
            return add(special, depth: depth)
        }
        if members.isEmpty { return line("<dict/>", depth) }
        line("<dict>", depth)
        for member in members {
            if member.keyHasSurrogate { report(.loneSurrogate, at: member.keyRange) }
            line("<key>\(escaped(member.key, at: member.keyRange))</key>", depth + 1)
            add(member.value, depth: depth + 1)
        }
        line("</dict>", depth)
    }

    /// A date or data.
    private mutating func add(_ special: LocatedMember, depth: Int) {
        let range = special.value.range
        guard case .string(let text) = special.value.inner else {
            return report(.noText(key: special.key, kind: special.value.kindName), at: range)
        }
        if isDraft && text.utf8.contains(UInt8(ascii: "{")) { return }
        if special.key == "#date" {
            guard let date = DateTime(iso: text) else { return report(.noDate(text), at: range) }
            // It has whole seconds only.
            let seconds = DateTime(secondsSinceEpoch: date.secondsSinceEpoch)
            return line("<date>\(seconds.iso8601)</date>", depth)
        }
        do throws(Base64Problem) {
            line("<data>\(Base64.encode(try Base64.read(text)))</data>", depth)
        } catch {
            report(.noData(error.message), at: range)
        }
    }

    /// A real number has the form `1.5E+7` there.
    private static func number(_ number: JSONNumber) -> String {
        let text = number.text
        let isInteger = text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || isDigit($0) }
        if isInteger { return "<integer>\(text)</integer>" }
        var real = ""
        for scalar in text.unicodeScalars {
            let isExponent = real.utf8.last == UInt8(ascii: "E")
            if isExponent && scalar != "+" && scalar != "-" { real += "+" }
            real.unicodeScalars.append(scalar == "e" ? "E" : scalar)
        }
        return "<real>\(real)</real>"
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private mutating func escaped(_ text: String, at range: Range<Int>) -> String {
        if let forbidden = XMLName.firstForbidden(in: text) {
            report(.forbiddenCharacter(forbidden.scalar), at: range)
        }
        return XMLWriter.text(text)
    }

    private mutating func line(_ text: String, _ depth: Int) {
        output += String(repeating: "\t", count: depth) + text + "\n"
    }

    private mutating func report(_ reason: PropertyListProblem.Reason, at range: Range<Int>) {
        problems.append(PropertyListProblem(reason: reason, range: range))
    }
}

extension LocatedJSON {
    /// The content, values that a template gave taken apart like those that the author wrote.
    fileprivate var inner: Content {
        guard case .data(let value) = content else { return content }
        switch value {
        case .null: return .null
        case .boolean(let value): return .boolean(value)
        case .number(let number): return .number(number)
        case .string(let text): return .string(text)
        case .surrogates(let string): return .surrogates(string)
        case .array(let elements): return .array(elements.map { LocatedJSON(.data($0), range: range) })
        case .object(let object):
            return .object(
                object.members.map {
                    LocatedMember(
                        key: $0.key, keyRange: range, value: LocatedJSON(.data($0.value), range: range),
                        keyHasSurrogate: $0.keyHasSurrogate)
                })
        }
    }
}

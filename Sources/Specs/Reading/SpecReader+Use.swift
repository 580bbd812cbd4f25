import Diagnostics
import JSON
import Paths
import Platform
import Templates

/// `use`.
extension SpecReader {
    func use(in fields: Fields) -> Use? {
        let arguments = variables(fields["with"])
        let captures = usedCaptures(in: fields)
        let poll = poll(in: fields, ofCall: false)
        guard let member = fields["use"], case .string(let text) = member.value.content else { return nil }
        guard !text.holdsTemplate else {
            report(
                "the file to use must be known before the run, so no {{…}} may stand in its name",
                at: member.value.range, hint: "give it what differs by \"with\"")
            return nil
        }
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        if parts.count == 2, parts[1].isEmpty {
            report("there is no name of a test behind \"#\"", at: member.value.range)
            return nil
        }
        guard let path = filePath(parts[0], at: member.value.range) else { return nil }
        return Use(
            path: Located(path, at: location(member.value.range)), text: text,
            testName: parts.count == 2 ? parts[1] : nil, arguments: arguments, captures: captures,
            poll: poll)
    }

    /// `["token"]`, or `{ "mine": "var token" }`.
    private func usedCaptures(in fields: Fields) -> [Capture] {
        guard let member = fields["capture"] else { return [] }
        if case .array(let elements) = member.value.content {
            return elements.compactMap { element in
                guard case .string(let name) = element.content else { return nil }
                let named = LocatedMember(key: name, keyRange: element.range, value: element)
                guard isVariableName(named),
                    let path = try? PathTemplate("var " + SpecReader.argument(name))
                else {
                    namesOfBrokenSteps.insert(name)
                    return nil
                }
                let place = location(element.range)
                return Capture(name: name, path: Located(path, at: place), location: place)
            }
        }
        return captures(in: fields).filter { isOfVariable($0.path) }
    }

    /// A name as the argument of a source.
    private static func argument(_ name: String) -> String {
        let isWord = name.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
        }
        if isWord { return name }
        var quoted = "'"
        for scalar in name.unicodeScalars {
            quoted.unicodeScalars.append(scalar)
            if scalar == "'" { quoted.unicodeScalars.append(scalar) }
        }
        return quoted + "'"
    }

    /// Whether a path starts from a variable; another one has nothing to start from, which is reported.
    private func isOfVariable(_ path: Located<PathTemplate>) -> Bool {
        guard let expression = path.value.path else { return true }
        if case .variable? = expression.plainSource { return true }
        report(
            "a \"use\" brings variables back, got \(quoted(path.value.text))", at: path.location.range,
            hint: "write it as \"var token\"")
        return false
    }
}

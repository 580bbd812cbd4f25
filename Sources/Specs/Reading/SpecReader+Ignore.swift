import Diagnostics
import JSON
import Paths
import Templates

/// `expect.ignore`.
extension SpecReader {
    /// Paths to nodes of a body.
    func ignoredPaths(_ json: LocatedJSON) -> Located<[Located<PathTemplate>]>? {
        guard case .array(let elements) = json.content else { return nil }
        let paths = elements.compactMap { element -> Located<PathTemplate>? in
            guard case .string(let text) = element.content else { return nil }
            let path = self.path(text, literal: element.range)
            return path.flatMap { isNodePath($0) ? $0 : nil }
        }
        return Located(paths, at: location(json.range))
    }

    private func isNodePath(_ template: Located<PathTemplate>) -> Bool {
        // What a variable holds is looked at when it is known.
        guard let path = template.value.path else { return true }
        let (text, range) = (template.value.text, template.location.range)
        if text == "$" || text == "/" {
            report("\(quoted(text)) is the whole body: nothing would be left to compare", at: range)
            return false
        }
        if path.isOfEveryMember {
            report(
                "\(quoted(text)) is all that is in the body: nothing would be left to compare", at: range)
            return false
        }
        guard path.nodeLanguage == nil else { return true }
        report(
            "expected a path to parts of the body in \"ignore\", got \(quoted(text))", at: range,
            hint: "that is one JSONPath, such as \"$.created\", or one XPath that gives nodes, such as "
                + "\"//created\"; without stages")
        return false
    }

    /// Reports the step's own paths that nothing here is compared without.
    func checkIgnored(_ own: Located<[Located<PathTemplate>]>?, _ expect: Expectations) {
        for path in own?.value ?? [] {
            let (name, other): (String, String)
            switch path.value.path?.nodeLanguage {
            case .jsonPath? where expect.json == nil:
                (name, other) = ("JSONPath, and no \"json\"", "over XML it is XPath, such as \"//created\"")
            case .xPath? where expect.xml == nil:
                (name, other) = ("XPath, and no \"xml\"", "over JSON it is JSONPath, such as \"$.created\"")
            default: continue
            }
            report(
                "\(quoted(path.value.text)) is \(name) is expected here", at: path.location.range,
                hint: other)
        }
    }
}

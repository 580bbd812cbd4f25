import JSON
import Text

/// The patterns that an evaluation met in the document, compiled once each.
final class JSONPathPatterns {
    private struct Key: Hashable {
        let pattern: ScalarText
        let isWhole: Bool
    }

    private static let limit = 64
    private var compiled: [Key: RegularExpression?] = [:]

    /// The expression, or nil for what is no I-Regexp.
    func expression(_ pattern: String, isWhole: Bool) -> RegularExpression? {
        let key = Key(pattern: ScalarText(pattern), isWhole: isWhole)
        if let known = compiled[key] { return known }
        let expression = InteroperableRegexp.compile(pattern, isWhole: isWhole)
        // A document of patterns must not fill the memory.
        if compiled.count >= Self.limit { compiled.removeAll(keepingCapacity: true) }
        compiled.updateValue(expression, forKey: key)
        return expression
    }
}

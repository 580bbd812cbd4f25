import HTTP
import JSON
import Specs

extension StubPattern {
    /// What the parameters of the path hold, or nil where the path is another.
    func parameters(of segments: [String]?) -> TextDictionary<String>? {
        guard let pattern = self.segments else { return [:] }
        guard let segments else { return nil }
        var parameters = TextDictionary<String>()
        for (index, part) in pattern.enumerated() {
            if part == .wildcard, index == pattern.count - 1 {
                return segments.count > index ? parameters : nil
            }
            guard index < segments.count else { return nil }
            let segment = segments[index]
            switch part {
            case .literal(let text): guard text.utf8.elementsEqual(segment.utf8) else { return nil }
            case .parameter(let name):
                guard !segment.isEmpty else { return nil }
                parameters[name] = segment
            case .wildcard: guard !segment.isEmpty else { return nil }
            }
        }
        return segments.count == pattern.count ? parameters : nil
    }

    /// As a spec writes it; what was percent-encoded is shown decoded.
    var text: String {
        let path = segments.map { segments in
            segments.map { segment in
                switch segment {
                case .literal(let text): "/" + text
                case .parameter(let name): "/{\(name)}"
                case .wildcard: "/*"
                }
            }.joined()
        }
        return "\(method ?? "*") \(origin?.text ?? "")\(path ?? (origin == nil ? "*" : "/*"))"
    }
}

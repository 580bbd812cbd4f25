extension JSONValue {
    /// Whether arrays and objects stand in each other more than `limit` deep.
    package func isDeeper(than limit: Int) -> Bool {
        switch self {
        case .array(let elements):
            limit <= 0 || elements.contains { $0.isDeeper(than: limit - 1) }
        case .object(let object):
            limit <= 0 || object.members.contains { $0.value.isDeeper(than: limit - 1) }
        default: false
        }
    }
}

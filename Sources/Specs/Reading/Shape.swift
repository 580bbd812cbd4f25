import JSON

/// Which levels an object of a file stands for (LANGUAGE.md §2, the short forms).
enum Shape {
    /// The object of a level as it is written in full.
    case whole
    /// A file or test that holds one test's steps: `steps` is there.
    case steps
    /// A file or test that is one step: an action is there.
    case step(ActionKind)
    /// None can be told.
    case unknown

    /// The shape by what is there; in a file, `tests` makes it whole.
    init(of members: [LocatedMember], isFile: Bool) {
        let action = members.lazy.compactMap { ActionKind(key: $0.key) }.first
        func has(_ name: String) -> Bool { members.contains { $0.key == name } }
        if isFile, has("tests") {
            self = .whole
        } else if let action, action == .each || action == .while || !has("steps") {
            self = .step(action)
        } else if has("steps") {
            self = isFile ? .steps : .whole
        } else {
            self = .unknown
        }
    }
}

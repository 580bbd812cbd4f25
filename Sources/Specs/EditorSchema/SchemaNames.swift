/// What the definitions of a schema are called.
enum SchemaNames {
    /// Of the objects that a key takes.
    static func name(of kinds: [ObjectKind]) -> String {
        if kinds == ObjectKind.stepKinds { return Level.step.rawValue }
        if kinds == ObjectKind.testKinds { return Level.test.rawValue }
        return kinds.map { "\($0)" }.joined(separator: "-")
    }

    /// Of a key that objects of several shapes have.
    static func name(of key: SpecKey, in kind: ObjectKind) -> String { "\(kind).\(key.name)" }

    /// Of the rule that one key of a choice may be there.
    static func name(of choice: SpecKey.Choice, in kind: ObjectKind) -> String { "\(kind)-one-\(choice)" }
}

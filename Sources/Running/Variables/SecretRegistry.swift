import JSON
import Platform
import Templates

/// What one file must not show: the names of its secrets, and their values as they become known.
///
/// All threads that run the file share it.
final class SecretRegistry: Sendable {
    private let values: Guarded<SecretMask>
    private let names: Guarded<TextSet>

    init(names: TextSet) {
        values = Guarded(SecretMask())
        self.names = Guarded(names)
    }

    /// Other names, whose values are hidden in the same places.
    init(names: TextSet, sharing other: SecretRegistry) {
        values = other.values
        self.names = Guarded(names)
    }

    /// What hides the values that are known by now.
    var mask: SecretMask { values.withLock { $0 } }

    /// Whether there is nothing to look for.
    var isEmpty: Bool { names.withLock { $0.isEmpty } }

    /// Makes a variable secret from here on.
    func addName(_ name: String) {
        names.withLock { _ = $0.insert(name) }
    }

    /// Whether the variable is secret.
    func isSecret(_ name: String) -> Bool { names.withLock { $0.contains(name) } }

    /// Looks at a value on its way to where it is used.
    ///
    /// - Throws: where the variable is secret and its value is too short to be masked.
    func admit(_ value: JSONValue, as name: String) throws(TemplateError) {
        guard isSecret(name) else { return }
        for text in SecretRegistry.texts(of: value) {
            guard text.unicodeScalars.count >= SecretMask.shortestLength else {
                let what = text.isEmpty ? "is empty" : "has one character"
                throw TemplateError(
                    "the secret \"\(name)\" \(what), so it cannot be masked",
                    hint: "give it a value of at least \(SecretMask.shortestLength) characters, "
                        + "or take it out of \"secrets\"")
            }
        }
        note(value, as: name)
    }

    /// Masks a value that is known before it is used. One that is too short is left for `admit` to refuse.
    func note(_ value: JSONValue, as name: String) {
        guard isSecret(name) else { return }
        note(SecretRegistry.texts(of: value))
    }

    /// Masks values that somebody else knows to be secret.
    func note(_ texts: [String]) {
        values.withLock { mask in
            for text in texts where text.unicodeScalars.count >= SecretMask.shortestLength {
                mask.add(text)
            }
        }
    }

    /// The scalars of a value as they are written out; in an object or array, each string and number in it.
    private static func texts(of value: JSONValue) -> [String] {
        var texts: [String] = []
        var pending = [value]
        let isScalar = !value.isContainer
        while let next = pending.popLast() {
            switch next {
            case .string(let text): if isScalar || !text.isEmpty { texts.append(text) }
            case .surrogates(let text): texts.append(text.escaped)
            case .number(let number): texts.append(number.text)
            case .boolean, .null: break
            case .array(let elements): pending += elements
            case .object(let object): pending += object.members.map(\.value)
            }
        }
        // Inside a container short values are everywhere; only whole secrets can be refused.
        return isScalar ? texts : texts.filter { $0.unicodeScalars.count >= SecretMask.shortestLength }
    }
}

import Diagnostics
import JSON
import Templates

extension SpecReader {
    /// The variables of `vars` or `set`.
    func variables(_ member: LocatedMember?) -> [Variable] {
        member.map { variables(of: $0.value) } ?? []
    }

    /// The variables that are the members of an object.
    func variables(of object: LocatedJSON) -> [Variable] {
        entries(of: object).compactMap { entry in
            let value = templated(entry.value)
            guard isVariableName(entry) else { return nil }
            return Variable(name: entry.key, value: value, location: location(entry.keyRange))
        }
    }

    /// Whether a variable may have that name; what is wrong is reported.
    func isVariableName(_ member: LocatedMember) -> Bool {
        let name = member.key
        if member.keyHasSurrogate {
            report("a variable's name may not hold a lone surrogate", at: member.keyRange)
        } else if name.isEmpty {
            report("a variable needs a name", at: member.keyRange)
        } else if name.holdsTemplate {
            report(
                "a variable's name may not hold a template", at: member.keyRange,
                hint: "write the name itself")
        } else if ReservedNames.contains(name) {
            report(ReservedNames.message(for: name), at: member.keyRange)
        } else {
            return true
        }
        return false
    }

    /// What a call keeps from its answer.
    func captures(in fields: Fields) -> [Capture] {
        guard let member = fields["capture"] else { return [] }
        return entries(of: member.value).compactMap { entry in
            let capture = capture(entry, in: fields)
            if capture == nil { namesOfBrokenSteps.insert(entry.key) }
            return capture
        }
    }

    private func capture(_ entry: LocatedMember, in outer: Fields) -> Capture? {
        let isNamed = isVariableName(entry)
        let place = location(entry.keyRange)
        if case .string(let text) = entry.value.content {
            guard let path = path(text, literal: entry.value.range), isNamed else { return nil }
            return Capture(name: entry.key, path: path, location: place)
        }
        // Another type has been reported.
        guard entry.value.isObject else { return nil }
        let inner = fields(
            of: entry.value,
            Nesting([.capture], key: entry.key, in: Nesting([], key: "capture", in: outer.nesting)))
        let fallback = inner["default"].map { templated($0.value) }
        guard let member = inner["path"] else {
            if inner.lacks("path") { report("a capture needs a \"path\"", at: entry.value.range) }
            return nil
        }
        guard case .string(let text) = member.value.content,
            let path = path(text, literal: member.value.range), isNamed
        else { return nil }
        let isSecret = if case .boolean(true)? = inner["secret"]?.value.content { true } else { false }
        return Capture(name: entry.key, path: path, default: fallback, isSecret: isSecret, location: place)
    }

    /// The names that `secrets` lists.
    func secrets(_ member: LocatedMember?) -> [Located<String>] {
        guard case .array(let elements)? = member?.value.content else { return [] }
        return elements.compactMap { element in
            guard case .string(let name) = element.content else { return nil }
            return Located(name, at: location(element.range))
        }
    }

    /// Prefixes and namespaces; null takes a binding away.
    func namespaces(_ member: LocatedMember?) -> NamespacesLayer {
        guard let member else { return NamespacesLayer() }
        return NamespacesLayer(
            entries: entries(of: member.value).map { entry in
                (prefix: entry.key, uri: template(entry.value))
            })
    }
}

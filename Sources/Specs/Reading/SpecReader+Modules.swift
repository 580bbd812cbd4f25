import Diagnostics
import JSON
import Templates

extension SpecReader {
    /// The modules of one level. Where one is wrong, which is reported, nothing is known of names that are not
    /// among them.
    func modules(in fields: Fields) -> Modules {
        guard let member = fields["modules"] else { return Modules(isComplete: fields.lacks("modules")) }
        var paths = TextDictionary<Located<Template>>()
        var isComplete = true
        for entry in entries(of: member.value) {
            if isModuleName(entry), let path = template(entry.value), isModulePath(path) {
                paths[entry.key] = path
            } else {
                isComplete = false
            }
        }
        return Modules(paths, isComplete: isComplete)
    }

    private func isModuleName(_ entry: LocatedMember) -> Bool {
        if entry.key.isEmpty {
            report("a module needs a name", at: entry.keyRange)
        } else if entry.key.holdsTemplate || entry.keyHasSurrogate {
            report(
                "a module's name is plain text, without templates", at: entry.keyRange,
                hint: "its path may hold them")
        } else if entry.key.utf8.contains(where: { ":/?#".utf8.contains($0) }) {
            report(
                "a module's name may not hold any of : / ? #", at: entry.keyRange,
                hint: "a URL \"user:/registered\" begins with the module \"user\"")
        } else {
            return true
        }
        return false
    }

    private func isModulePath(_ path: Located<Template>) -> Bool {
        guard let text = path.value.constantText, let problem = ModulePath.problem(of: text) else {
            return true
        }
        report(problem, at: path.location.range)
        return false
    }
}

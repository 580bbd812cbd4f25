import Diagnostics
import JSON
import Platform

/// A file as it was read for `use`, its variables not checked yet: these depend on who uses it.
struct UsedFile: Sendable {
    let spec: Spec?
    let diagnostics: [Diagnostic]
    /// What its steps with errors would have set.
    let unread: TextSet
    /// What its row files hold of its secrets.
    var secretTexts: [String] = []
}

/// The files that one spec uses, and what is wrong with that use.
///
/// It belongs to the loading of that spec.
final class UsedFiles {
    /// What is known of a test that is used with certain variables.
    struct Checked {
        /// What it has when it is done.
        let names: TextSet
        /// How many levels of loops, groups and used files stand in each other in it.
        let height: Int
    }

    /// How `_login.json#log in` is told.
    private struct Open {
        let key: String
        let title: String
    }

    private let read: (String) -> UsedFile
    private let given: TextSet
    private let outer: TextSet
    private let hasStubs: Bool
    private var files: TextDictionary<UsedFile> = [:]
    private var checked: TextDictionary<Checked> = [:]
    private var open: [Open] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var hasToldDepth = false

    /// - Parameters:
    ///   - root: the spec that is loaded, which may use tests of its own file.
    ///   - unread: what its steps with errors would have set.
    ///   - given: the variables of the command line.
    ///   - outer: those and the project's.
    ///   - read: reads another file.
    init(
        root: Spec, unread: TextSet, given: TextSet, outer: TextSet,
        read: @escaping (String) -> UsedFile
    ) {
        self.read = read
        self.given = given
        self.outer = outer
        hasStubs = root.hasStubs
        files[root.path] = UsedFile(spec: root, diagnostics: [], unread: unread)
    }

    /// The specs that were read, by path.
    var specs: TextDictionary<Spec> {
        var specs: TextDictionary<Spec> = [:]
        for (path, file) in files { specs[path] = file.spec }
        return specs
    }

    /// What the row files of all hold of their secrets.
    var secretTexts: [String] { files.flatMap(\.value.secretTexts) }

    /// Checks one use.
    ///
    /// - Parameters:
    ///   - use: the use.
    ///   - depth: how many levels stand around it.
    /// - Returns: what is known of the used test; nil where it cannot be used, which is told.
    func check(_ use: Use, depth: Int) -> Checked? {
        guard let (spec, unread) = file(of: use), let test = test(of: use, in: spec) else { return nil }
        let names = use.arguments.map(\.name).sorted()
        let key = ([use.path.value, test.name] + names).joined(separator: "\0")
        if let start = open.firstIndex(where: { TextEquality.equal($0.key, key) }) {
            let chain = open[start...].map(\.title) + [open[start].title]
            diagnostics.append(
                Diagnostic(
                    "the test uses itself: " + chain.joined(separator: " → "), at: use.path.location))
            return nil
        }
        if let known = checked[key] {
            if depth + known.height > Action.deepest { tellDepth(of: use) }
            return known
        }
        guard depth <= Action.deepest else {
            tellDepth(of: use)
            return nil
        }
        open.append(Open(key: key, title: "\(spec.source.name)#\(test.name)"))
        defer { open.removeLast() }
        let arguments = use.arguments.map(\.name)
        var check = VariableCheck(
            spec: spec, given: given.union(arguments), outer: outer.union(arguments), unread: unread,
            hasStubs: hasStubs, used: self, depth: depth)
        let known = check.check(used: test)
        diagnostics += check.found.map { $0.with(user(of: use)) }
        if check.deepest > Action.deepest { tellDepth(of: use) }
        let result = Checked(names: known, height: check.deepest - depth)
        checked[key] = result
        return result
    }

    private func user(of use: Use) -> Diagnostic.Related {
        Diagnostic.Related(message: "the file is used here", location: use.path.location)
    }

    /// Once: every use around it is too deep as well.
    private func tellDepth(of use: Use) {
        if hasToldDepth { return }
        hasToldDepth = true
        diagnostics.append(
            Diagnostic(
                "more than \(Action.deepest) loops, groups and used files stand in each other here",
                at: use.path.location))
    }

    private func file(of use: Use) -> (Spec, TextSet)? {
        let path = use.path.value
        if files[path] == nil {
            let file = read(path)
            files[path] = file
            diagnostics += file.diagnostics.map { $0.with(user(of: use)) }
        }
        guard let file = files[path], let spec = file.spec,
            file.diagnostics.allSatisfy({ $0.severity == .warning })
        else { return nil }
        return (spec, file.unread)
    }

    private func test(of use: Use, in spec: Spec) -> Test? {
        if let test = spec.test(named: use.testName) { return test }
        let file = quoted(spec.source.name)
        let names = spec.tests.map(\.name)
        let list = names.prefix(20).map { quoted($0) }.joined(separator: ", ")
        if let name = use.testName {
            diagnostics.append(
                Diagnostic(
                    "\(file) has no test \(quoted(name))", at: use.path.location,
                    hint: Suggestion.hint(for: name, among: names) ?? "it has \(list)"))
        } else {
            diagnostics.append(
                Diagnostic(
                    "\(file) has \(names.count) tests, and one of them must be named", at: use.path.location,
                    hint: names.first.map { "write it as \(quoted("\(use.text)#\($0)")); it has \(list)" }))
        }
        return nil
    }
}

extension Spec {
    /// The path by which it is used.
    var path: String { FilePath.normalized(source.name) }
}

extension Diagnostic {
    fileprivate func with(_ place: Related) -> Diagnostic {
        Diagnostic(message, at: location, severity: severity, hint: hint, related: related + [place])
    }
}

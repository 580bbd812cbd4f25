import Diagnostics
package import HTTP
import JSON
package import Templates

/// Short names for paths between the base and a URL, those of all levels; a nearer level's win (LANGUAGE.md §2,
/// *URLs*).
package struct Modules: Sendable {
    private var paths = TextDictionary<Located<Template>>()
    /// False where some could not be read: then a name that is not here may be one all the same.
    let isComplete: Bool

    init(_ paths: TextDictionary<Located<Template>>, isComplete: Bool = true) {
        self.paths = paths
        self.isComplete = isComplete
    }

    init(isComplete: Bool) {
        self.init([:], isComplete: isComplete)
    }

    /// No modules.
    package init() {
        self.init([:])
    }

    /// The module that a URL begins with, and what stands behind its name; nil where it begins with none.
    package func module(of url: String) -> (path: Located<Template>, rest: String)? {
        guard !paths.isEmpty, let name = RequestURL.modulePrefix(of: url), let path = paths[name] else {
            return nil
        }
        return (path, String(Substring(url.utf8.dropFirst(name.utf8.count + 1))))
    }

    /// What its author may have meant by a URL that is none; nil where the error says it itself.
    package func hint(for error: URLError) -> String? {
        guard case .unknownModule(let name, _) = error else { return nil }
        let names = TextSet(paths.names).sorted()
        if names.isEmpty { return "no module is known here: give it a path in \"modules\"" }
        return Suggestion.hint(for: name, among: names)
            ?? "the modules are: " + names.map(quoted).joined(separator: ", ")
    }

    /// These modules with those of a nearer level over them.
    func merged(with nearer: Modules) -> Modules {
        var merged = Modules(paths, isComplete: isComplete && nearer.isComplete)
        for (name, path) in nearer.paths { merged.paths[name] = path }
        return merged
    }

    /// The paths of all modules, in no order.
    var all: [Located<Template>] { paths.map(\.value) }
}

/// What the path of a module may be.
enum ModulePath {
    /// What is wrong with it; nil where nothing is.
    static func problem(of path: String) -> String? {
        if RequestURL.isAbsolute(path) {
            return
                "the module's path \(quoted(path)) is a whole URL, expected a path such as \"/svc/user/v2\""
        }
        if path.utf8.contains(UInt8(ascii: "?")) || path.utf8.contains(UInt8(ascii: "#")) {
            return "the module's path \(quoted(path)) holds more than a path"
        }
        return nil
    }
}

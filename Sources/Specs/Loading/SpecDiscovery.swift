package import Diagnostics
import JSON
package import Platform

/// Finds the specs that the arguments of a command name (LANGUAGE.md §1).
package struct SpecDiscovery {
    private let files: any FileSystem

    /// What was found.
    package struct Found: Sendable, Equatable {
        /// In the order of the arguments, in a folder in the order of the names' bytes; each file once.
        package var specs: [SpecFile] = []
        package var diagnostics: [Diagnostic] = []
        /// How many of the diagnostics only say that a folder holds no spec: there is nothing to run, but
        /// nothing is wrong.
        package var emptyFolderCount = 0
    }

    package init(files: any FileSystem) {
        self.files = files
    }

    /// The specs that arguments name: files, folders, or `PATH:LINE`.
    package func find(_ arguments: [String]) -> Found {
        var found = Found()
        for argument in arguments { find(argument, &found) }
        return found
    }

    private func find(_ argument: String, _ found: inout Found) {
        guard !argument.isEmpty else {
            // Not this folder: it is what a shell variable that is not set leaves.
            found.diagnostics.append(Diagnostic("the name of a file or folder is empty", at: nil))
            return
        }
        let path = FilePath.normalized(argument)
        switch files.kind(path) {
        case .folder?:
            let before = found.specs.count
            walk(path, &found)
            if found.specs.count == before, found.diagnostics.isEmpty {
                found.emptyFolderCount += 1
                found.diagnostics.append(
                    Diagnostic(
                        "there is no spec in the folder \(quoted(path))", at: nil,
                        hint: "specs are *.json and *.jsonc files whose names do not begin with _ or ."))
            }
        case .file?, .other?: add(SpecFile(path: path), after: found.specs.count, &found)
        case nil:
            if let file = fileAndLine(argument) { return add(file, after: found.specs.count, &found) }
            found.diagnostics.append(
                Diagnostic("there is no file or folder \(quoted(argument))", at: nil, hint: hint(for: path)))
        }
    }

    private func walk(_ folder: String, _ found: inout Found) {
        let before = found.specs.count
        var pending = [folder]
        while let next = pending.popLast() {
            let entries: [FolderEntry]
            do throws(FileError) {
                entries = try files.list(next)
            } catch {
                found.diagnostics.append(Diagnostic(error.message, at: nil))
                continue
            }
            let shown = entries.filter { !$0.name.hasPrefix("_") && !$0.name.hasPrefix(".") }
            for entry in shown where SpecDiscovery.isSpec(entry.name) {
                let path = FilePath.joined(base: next, relative: entry.name)
                switch entry.kind {
                case .file?: add(SpecFile(path: path), after: before, &found)
                case .folder?, .other?: break
                case nil: found.diagnostics.append(SpecDiscovery.nothingBehind(path))
                }
            }
            pending += shown.filter { $0.kind == .folder }.reversed()
                .map { FilePath.joined(base: next, relative: $0.name) }
        }
    }

    /// A run must not be green because it passed over a spec that it could not open.
    private static func nothingBehind(_ path: String) -> Diagnostic {
        Diagnostic(
            "there is no file behind the name \(quoted(path))", at: nil,
            hint: "it is a link that leads nowhere, or its name is not UTF-8: remove or rename it")
    }

    /// Whether a file in a folder is a spec by its name.
    package static func isSpec(_ name: String) -> Bool {
        (name.hasSuffix(".json") || name.hasSuffix(".jsonc")) && !name.hasSuffix(".snap.json")
            && name != ProjectDiscovery.fileName && !name.hasPrefix("_") && !name.hasPrefix(".")
    }

    private func fileAndLine(_ argument: String) -> SpecFile? {
        guard let colon = argument.lastIndex(of: ":"),
            let line = Int(argument[argument.index(after: colon)...]), line > 0
        else { return nil }
        let path = FilePath.normalized(String(argument[..<colon]))
        return files.kind(path) == .file ? SpecFile(path: path, lines: [line]) : nil
    }

    /// Adds a file that may be among the first `count` already; those behind them are other files.
    private func add(_ file: SpecFile, after count: Int, _ found: inout Found) {
        let earlier = found.specs[..<count]
        guard let index = earlier.firstIndex(where: { TextEquality.equal($0.path, file.path) }) else {
            found.specs.append(file)
            return
        }
        // The whole file holds every line of it.
        let isWhole = found.specs[index].lines.isEmpty || file.lines.isEmpty
        found.specs[index].lines = isWhole ? [] : found.specs[index].lines + file.lines
    }

    private func hint(for path: String) -> String? {
        guard let entries = try? files.list(FilePath.folder(of: path)) else { return nil }
        let name = FilePath.name(of: path)
        return Suggestion.nearest(to: name, among: entries.map(\.name)).map {
            let folder = FilePath.folder(of: path)
            return "did you mean \(quoted(FilePath.joined(base: folder, relative: $0)))?"
        }
    }
}

import JSON
package import Platform

/// Finds the project files that specs lie under: `assay.json`, from each spec's folder upward.
package struct ProjectDiscovery {
    package static let fileName = "assay.json"

    private let files: any FileSystem
    /// By absolute folder: nil where none lies in it or above it.
    private var known = TextDictionary<String?>()
    /// The absolute folder of a folder as it is written.
    private var absolute = TextDictionary<String?>()

    package init(files: any FileSystem) {
        self.files = files
    }

    /// The project file of a spec, relative to the working folder; nil where there is none.
    package mutating func project(ofSpec path: String) -> String? {
        guard let folder = absolutePath(of: FilePath.folder(of: path)) else { return nil }
        // Named as a spec, it is one, and not its own project.
        let isProjectFile = TextEquality.equal(FilePath.name(of: path), Self.fileName)
        return project(above: isProjectFile ? FilePath.folder(of: folder) : folder)
    }

    /// The project file of the folder that the program runs in, or the nearest one above.
    package mutating func projectOfWorkingFolder() -> String? {
        absolutePath(of: ".").flatMap { project(above: $0) }
    }

    private mutating func absolutePath(of folder: String) -> String? {
        if let path = absolute[folder] { return path }
        let path = try? files.canonical(folder)
        absolute[folder] = .some(path)
        return path
    }

    private mutating func project(above folder: String) -> String? {
        var passed: [String] = []
        var next = folder
        var found: String?
        while true {
            if let answer = known[next] {
                found = answer
                break
            }
            passed.append(next)
            let candidate = FilePath.joined(base: next, relative: Self.fileName)
            if files.kind(candidate) == .file {
                found = shown(candidate)
                break
            }
            let outer = FilePath.folder(of: next)
            if outer == next { break }
            next = outer
        }
        for folder in passed { known[folder] = .some(found) }
        return found
    }

    /// The path as messages show it.
    private func shown(_ path: String) -> String {
        guard let current = try? files.currentFolder() else { return path }
        return FilePath.relative(path, to: (try? files.canonical(current)) ?? current)
    }
}

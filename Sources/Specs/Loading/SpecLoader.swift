package import Diagnostics
import HTTP
package import JSON
package import Platform

/// Reads spec files: the one way from bytes to a checked `Spec`.
package struct SpecLoader: Sendable {
    /// Where files come from.
    package let files: any FileSystem
    /// The variables that the command line and the environment give a value to.
    package let knownVariables: TextSet
    /// Whether comments and trailing commas are errors.
    package let isStrict: Bool
    /// What the project file above the specs gives them, its environment chosen; nil where there is none.
    package let project: ProjectLevel?
    /// Those and the project's.
    private let outerNames: TextSet
    private let usedFiles: UsedFileCache

    package init(
        files: any FileSystem, knownVariables: some Sequence<String> = [String](), isStrict: Bool = false,
        project: ProjectLevel? = nil
    ) {
        self.init(
            files: files, knownVariables: TextSet(knownVariables), isStrict: isStrict, project: project,
            usedFiles: UsedFileCache())
    }

    private init(
        files: any FileSystem, knownVariables: TextSet, isStrict: Bool, project: ProjectLevel?,
        usedFiles: UsedFileCache
    ) {
        self.files = files
        self.knownVariables = knownVariables
        self.usedFiles = usedFiles
        self.isStrict = isStrict
        self.project = project
        outerNames = project.map { knownVariables.union($0.variables.names) } ?? knownVariables
    }

    /// The same for specs that lie under another project file, or none.
    package func under(_ project: ProjectLevel?) -> SpecLoader {
        SpecLoader(
            files: files, knownVariables: knownVariables, isStrict: isStrict, project: project,
            usedFiles: usedFiles)
    }

    /// Reads the file at a path, which is also what messages call it by.
    package func load(_ path: String) -> LoadedSpec {
        do throws(FileError) {
            return load(
                SourceText(name: path, bytes: try files.read(path)), folder: FilePath.folder(of: path))
        } catch {
            return LoadedSpec(
                source: SourceText(name: path, bytes: []), spec: nil,
                diagnostics: [Diagnostic(error.message, at: nil)])
        }
    }

    /// Reads a text whose file references are relative to `folder`.
    package func load(_ source: SourceText, folder: String) -> LoadedSpec {
        let file = read(source, folder: folder)
        var spec = file.spec
        var found = file.diagnostics
        var secretTexts = file.secretTexts
        if let root = file.spec, project?.defaults.isComplete ?? true {
            let intercepted = root.stubs.compactMap(\.pattern.origin)
            let used = UsedFiles(
                root: root, unread: file.unread, given: knownVariables, outer: outerNames
            ) { use($0, intercepting: intercepted) }
            var check = VariableCheck(
                spec: root, given: knownVariables, outer: outerNames, unread: file.unread,
                hasStubs: root.hasStubs, used: used)
            found += check.diagnostics() + used.diagnostics
            secretTexts += used.secretTexts
            spec?.used = used.specs
        }
        let diagnostics = SpecLoader.sorted(found, of: source)
        let isRight = diagnostics.allSatisfy { $0.severity == .warning }
        return LoadedSpec(
            source: source, spec: isRight ? spec : nil, diagnostics: diagnostics, project: project?.source,
            secretTexts: secretTexts)
    }

    /// A file that is used, under the project of the spec that uses it; read once for all specs whose stubs stand
    /// for the same addresses.
    private func use(_ path: String, intercepting origins: [Origin]) -> UsedFile {
        let user = [project?.source.name ?? ""] + origins.map(\.text)
        return usedFiles.file(at: path, under: user.joined(separator: "\0")) {
            do throws(FileError) {
                let source = SourceText(name: path, bytes: try files.read(path))
                return read(source, folder: FilePath.folder(of: path), intercepting: origins)
            } catch {
                return UsedFile(spec: nil, diagnostics: [Diagnostic(error.message, at: nil)], unread: [])
            }
        }
    }

    /// From bytes to the model; variables are not looked at.
    private func read(
        _ source: SourceText, folder: String, intercepting origins: [Origin] = []
    ) -> UsedFile {
        let (tree, problems) = LocatedJSON.reading(
            source, isStrict: isStrict, emptying: SpecReader.longLists)
        guard let tree else { return UsedFile(spec: nil, diagnostics: problems, unread: []) }
        let reader = SpecReader(source: source, folder: folder, files: files, project: project)
        reader.intercepted = origins
        reader.report(problems)
        let spec = reader.spec(tree)
        return UsedFile(
            spec: spec, diagnostics: reader.diagnostics, unread: reader.namesOfBrokenSteps,
            secretTexts: reader.secretTexts)
    }

    /// In the order of the file, each once: a short form is read for every level that it stands for. What is
    /// wrong in a file that the spec names comes behind.
    static func sorted(_ found: [Diagnostic], of source: SourceText) -> [Diagnostic] {
        let own = found.filter { $0.location.map { $0.source === source } ?? true }
        var others: [ObjectIdentifier] = []
        for case let other? in found.map(\.location?.source) where other !== source {
            if !others.contains(ObjectIdentifier(other)) { others.append(ObjectIdentifier(other)) }
        }
        return others.reduce(sorted(own)) { sorted, other in
            let inside = found.filter { $0.location.map { ObjectIdentifier($0.source) == other } ?? false }
            return sorted + SpecLoader.sorted(inside).filter { !sorted.contains($0) }
        }
    }

    private static func sorted(_ found: [Diagnostic]) -> [Diagnostic] {
        var different: [Diagnostic] = []
        let order = found.enumerated().sorted { left, right in
            let places = (left.element.start, right.element.start)
            return places.0 == places.1 ? left.offset < right.offset : places.0 < places.1
        }
        for (_, diagnostic) in order {
            let isKnown = different.reversed().prefix { $0.start == diagnostic.start }.contains(diagnostic)
            if !isKnown { different.append(diagnostic) }
        }
        return different
    }
}

extension Diagnostic {
    fileprivate var start: Int { location?.range.lowerBound ?? 0 }
}

extension LocatedJSON {
    /// The tree of a file, which may hold comments and trailing commas; nil where it is no JSON.
    /// Of the lists of those names the objects come empty.
    static func reading(
        _ source: SourceText, isStrict: Bool, emptying lists: [String] = []
    ) -> (tree: LocatedJSON?, problems: [Diagnostic]) {
        let departures =
            isStrict ? JSONParser.departures(from: source.bytes).map { $0.diagnostic(in: source) } : []
        do throws(JSONSyntaxError) {
            let tree = try JSONParser.parseLocated(source.bytes, dialect: .commented, emptying: lists)
            return (tree, departures)
        } catch {
            return (nil, departures + [error.diagnostic(in: source)])
        }
    }
}

extension JSONSyntaxError {
    /// The error as a diagnostic of the file that it was found in.
    func diagnostic(in source: SourceText) -> Diagnostic {
        Diagnostic(message, at: SourceLocation(source: source, range: offset..<offset + length))
    }
}

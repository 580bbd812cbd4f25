package import Diagnostics
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

    package init(
        files: any FileSystem, knownVariables: some Sequence<String> = [String](), isStrict: Bool = false
    ) {
        self.files = files
        self.knownVariables = TextSet(knownVariables)
        self.isStrict = isStrict
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
        let tree: LocatedJSON
        do throws(JSONSyntaxError) {
            tree = try JSONParser.parseLocated(
                source.bytes, dialect: .commented, emptying: SpecReader.longLists)
        } catch {
            let departures = isStrict ? SpecLoader.departures(in: source) : []
            return LoadedSpec(
                source: source, spec: nil, diagnostics: departures + [error.diagnostic(in: source)])
        }
        let reader = SpecReader(source: source, folder: folder, files: files)
        if isStrict { reader.report(SpecLoader.departures(in: source)) }
        let spec = reader.spec(tree)
        if let spec {
            var check = VariableCheck(spec: spec, given: knownVariables, unread: reader.namesOfBrokenSteps)
            reader.report(check.diagnostics())
        }
        let diagnostics = SpecLoader.sorted(reader.diagnostics, of: source)
        let isRight = diagnostics.allSatisfy { $0.severity == .warning }
        return LoadedSpec(source: source, spec: isRight ? spec : nil, diagnostics: diagnostics)
    }

    private static func departures(in source: SourceText) -> [Diagnostic] {
        JSONParser.departures(from: source.bytes).map { $0.diagnostic(in: source) }
    }

    /// In the order of the file, each once: a short form is read for every level that it stands for. What is
    /// wrong in a file that the spec names comes behind.
    private static func sorted(_ found: [Diagnostic], of source: SourceText) -> [Diagnostic] {
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

extension JSONSyntaxError {
    /// The error as a diagnostic of the file that it was found in.
    func diagnostic(in source: SourceText) -> Diagnostic {
        Diagnostic(message, at: SourceLocation(source: source, range: offset..<offset + length))
    }
}

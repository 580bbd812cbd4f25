import Diagnostics
import JSON
package import Platform
package import Results
import Specs

extension PlannedFile {
    /// What is wrong with the file, the values of secrets masked in the lines that are quoted.
    ///
    /// - Parameters:
    ///   - given: the variables of the command line.
    ///   - repeatsProject: whether a wrong project file is told here although another file tells all of it.
    /// - Returns: in the order of the file.
    package func maskedDiagnostics(
        given: GivenVariables, repeatsProject: Bool = true
    ) -> [RecordedDiagnostic] {
        let repeated = repeatsProject ? [loaded.projectProblem].compactMap(\.self) : []
        let diagnostics = repeated + loaded.diagnostics
        guard !diagnostics.isEmpty else { return [] }
        let mask = writtenSecrets(given)
        let names = LiteralSecrets.names(in: writtenFiles).union(given.secretNames)
        return diagnostics.map { diagnostic in
            let quoted = diagnostic.quotedSecrets(mask)
            return RecordedDiagnostic(diagnostic) { text in
                QuotedParts.masked(mask.masked(text), of: quoted, except: names)
            }
        }
    }

    /// The tests as they are written, for each of their rows, the values of secrets masked.
    ///
    /// - Parameters:
    ///   - given: the variables of the command line.
    ///   - files: where rows are read.
    /// - Returns: in the order in which they would run.
    package func listed(given: GivenVariables, files: any FileSystem) -> [ListedTest] {
        let mask = writtenSecrets(given)
        let secretNames = (loaded.spec?.namesInSecrets ?? []).union(given.secretNames)
        let runs = TestCases(tests, files: files)
        var found: [(test: ListedTest, row: Int?)] = []
        while let (_, run) = runs.next() {
            let listed = ListedTest(
                name: mask.masked(RowNames(test: run.test, secretNames: secretNames).name(for: run)),
                place: run.place, tags: tags(of: run.test).map(mask.masked))
            found.append((listed, run.row?.number))
        }
        let names = RowNumbers.told(in: found.map { ($0.test.name, $0.row) })
        return zip(names, found).map { name, found in
            ListedTest(name: name, place: found.test.place, tags: found.test.tags)
        }
    }

    /// The secrets whose values are known before anything is filled in.
    private func writtenSecrets(_ given: GivenVariables) -> SecretMask {
        var mask = SecretMask()
        for text in given.secretTexts + LiteralSecrets.values(in: writtenFiles) + loaded.secretTexts
        where text.unicodeScalars.count >= SecretMask.shortestLength {
            mask.add(text)
        }
        return mask
    }
}

extension PlannedFile {
    /// What may be quoted, and the project file: a name may stand in one of them and its value in the other.
    fileprivate var writtenFiles: [[UInt8]] {
        (quotedSources + [loaded.project].compactMap(\.self)).map(\.bytes)
    }

    /// The file, and those it names in which something is wrong.
    private var quotedSources: [SourceText] {
        var sources = [loaded.source]
        for diagnostic in loaded.diagnostics {
            for location in [diagnostic.location].compactMap(\.self) + diagnostic.related.map(\.location)
            where !sources.contains(where: { $0 === location.source }) {
                sources.append(location.source)
            }
        }
        return sources
    }
}

/// A test that a run would run.
package struct ListedTest: Sendable, Equatable {
    /// As written.
    package let name: String
    package let place: Place
    /// Its own and its file's.
    package let tags: [String]
}

extension Diagnostic {
    /// The secrets that stand on the lines which it points at: its message may name a part of them.
    fileprivate func quotedSecrets(_ mask: SecretMask) -> [String] {
        let places = [location].compactMap(\.self) + related.map(\.location)
        return places.flatMap { mask.secrets(in: $0.source.line($0.position.line)) }
    }
}

extension GivenVariables {
    /// The values given by `--secret`, which are always text.
    fileprivate var secretTexts: [String] {
        secretNames.compactMap { values[$0]?.stringValue }
    }
}

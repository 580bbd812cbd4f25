package import JSON
package import Paths
package import Platform
package import Templates

/// An outcome rule with every template filled in.
package struct FilledOutcomeRule: Sendable {
    /// Nil for all answers that `ok` can be read on.
    package let when: [FilledExpectations.Path]?
    package let ok: [FilledExpectations.Path]
    package let code: (path: PathExpression, slots: [JSONValue])?
    package let message: (path: PathExpression, slots: [JSONValue])?
    package let fallbackCode: String?
    package let fallbackMessage: String?
    /// What the codes mean.
    package let texts: TextDictionary<String>
}

extension OutcomeRule {
    /// Fills in everything.
    ///
    /// - Parameters:
    ///   - scope: the variables, without the captures of the call itself.
    ///   - files: where texts and expected values in files are read.
    /// - Returns: the rule.
    /// - Throws: the first template that cannot be filled in.
    package func filled(
        in scope: any VariableScope, files: any FileSystem
    ) throws(FillingError) -> FilledOutcomeRule {
        FilledOutcomeRule(
            when: try when.map { (conditions) throws(FillingError) in
                try Self.filled(conditions, in: scope, files: files)
            },
            ok: try Self.filled(ok, in: scope, files: files), code: try code?.filled(in: scope),
            message: try message?.filled(in: scope), fallbackCode: try fallback?.code?.text(in: scope),
            fallbackMessage: try fallback?.message?.text(in: scope),
            texts: try texts?.filled(in: scope, files: files) ?? [:])
    }

    private static func filled(
        _ conditions: [PathExpectation], in scope: any VariableScope, files: any FileSystem
    ) throws(FillingError) -> [FilledExpectations.Path] {
        var filled: [FilledExpectations.Path] = []
        for condition in conditions { filled.append(try condition.filled(in: scope, files: files)) }
        return filled
    }
}

extension PathExpectation {
    fileprivate func filled(
        in scope: any VariableScope, files: any FileSystem
    ) throws(FillingError) -> FilledExpectations.Path {
        let path = try self.path.filled(in: scope)
        return FilledExpectations.Path(
            text: self.path.value.text, path: path.path, slots: path.slots,
            value: Located(try value.value.matcher(in: scope, files: files), at: value.location),
            location: self.path.location)
    }
}

extension OutcomeTexts {
    fileprivate func filled(
        in scope: any VariableScope, files: any FileSystem
    ) throws(FillingError) -> TextDictionary<String> {
        switch self {
        case .known(let texts): return texts.value
        case .templated(let pairs):
            var texts = TextDictionary<String>()
            for (code, text) in pairs { texts[try code.text(in: scope)] = try text.text(in: scope) }
            return texts
        case .file(let file):
            let path = try file.path(in: scope)
            do throws(OutcomeTextsProblem) {
                return try OutcomeTextsFile.read(path, files: files)
            } catch {
                throw FillingError(error, at: file.path.location)
            }
        }
    }
}

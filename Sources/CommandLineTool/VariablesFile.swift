import Diagnostics
import JSON
import Platform
import Templates

/// The file of `--vars`: a JSON object, with comments and trailing commas where its author likes, of variables and
/// their values, which are data: no template in them is filled in.
enum VariablesFile {
    /// - Returns: the variables in the order of the file.
    /// - Throws: `UsageError` with the place of what is wrong. No value is shown: it may be a secret.
    static func read(
        _ path: String, files: any FileSystem
    ) throws(UsageError) -> [(name: String, value: JSONValue)] {
        if path.isEmpty { throw UsageError("--vars needs the path of a file") }
        let source: SourceText
        do throws(FileError) {
            source = SourceText(name: path, bytes: try files.read(path))
        } catch {
            throw UsageError(error.message)
        }
        func wrong(_ message: String, at offset: Int, hint: String? = nil) -> UsageError {
            let place = SourceLocation(source: source, range: offset..<offset)
            return UsageError("\(place.description): \(message)", hint: hint)
        }
        let tree: LocatedJSON
        do throws(JSONSyntaxError) {
            tree = try JSONParser.parseLocated(source.bytes, dialect: .commented)
        } catch {
            throw wrong(error.messageWithoutText, at: error.offset)
        }
        guard case .object(let members) = tree.content else {
            throw wrong(
                "the file of --vars is no object", at: tree.range.lowerBound,
                hint: "it holds variables and their values: { \"user\": \"ada\" }")
        }
        var names: TextSet = []
        var variables: [(name: String, value: JSONValue)] = []
        for member in members where member.key != "$schema" && member.key != "$comment" {
            let place = member.keyRange.lowerBound
            if member.key.isEmpty { throw wrong("a variable needs a name", at: place) }
            if member.keyHasSurrogate {
                throw wrong("a variable's name may not hold a lone surrogate", at: place)
            }
            if ReservedNames.contains(member.key) {
                throw wrong(ReservedNames.message(for: member.key), at: place)
            }
            guard names.insert(member.key) else {
                throw wrong("the variable \"\(member.key)\" stands here twice", at: place)
            }
            variables.append((member.key, member.value.value))
        }
        return variables
    }
}

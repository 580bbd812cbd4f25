import Diagnostics
import JSON
import Matching
import Platform
import Templates
import Text

/// What the matchers of a spec take from outside: the files beside it, and the time of its variables.
struct ExpectationSurroundings: MatcherSurroundings {
    let files: any FileSystem
    /// Nil while the spec is loaded: then no time is known.
    var scope: (any VariableScope)?

    func now() -> DateTime? {
        guard case .string(let text)? = try? scope?.generate(.now) else { return nil }
        return DateTime(iso: text)
    }

    func bytes(ofFile name: String, namedIn source: SourceText) throws(MatcherFileError) -> [UInt8] {
        let path = FilePath.joined(base: FilePath.folder(of: source.name), relative: name)
        guard files.kind(path) != nil else {
            throw MatcherFileError(
                "there is no file \(quoted(path))",
                hint: FilePath.isAbsolute(name)
                    ? nil : "file references are relative to the file that holds them")
        }
        do throws(FileError) {
            return try files.read(path)
        } catch {
            throw MatcherFileError(error.message)
        }
    }
}

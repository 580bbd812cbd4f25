import Diagnostics
import HTTP
import JSON
import Platform
import Templates

/// Reads one file into the model. Everything that is wrong is collected; reading goes on with the rest.
///
/// The concerns stand in extensions, one a file: fields and types, text, each kind of object.
final class SpecReader {
    let source: SourceText
    /// The folder of the file: what its file references are relative to.
    let folder: String
    let files: any FileSystem
    /// What the project file above gives; nil where there is none, or the file is one.
    let project: ProjectLevel?
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether a name stands twice in some object of the file.
    var hasDuplicates = false
    /// Variables that steps with errors would have set: they are not reported as undefined as well.
    var namesOfBrokenSteps = TextSet()
    /// The variables that the file calls secrets.
    var secretNames: TextSet = []
    /// What the files that diagnostics quote hold of these.
    var secretTexts: [String] = []
    /// Where the steps begin in which those were looked for.
    var lookedInto: Set<Int> = []
    /// Paths by their text: the same few stand in very many steps.
    var knownPaths = TextDictionary<PathTemplate>()
    static let knownPathsLimit = 1_000
    /// Addresses that stubs of the file, or of the spec that uses it, stand for: their scheme may be any.
    var intercepted: [Origin] = []

    init(source: SourceText, folder: String, files: any FileSystem, project: ProjectLevel? = nil) {
        self.source = source
        self.folder = folder
        self.files = files
        self.project = project
    }

    func location(_ range: Range<Int>) -> SourceLocation {
        SourceLocation(source: source, range: range)
    }

    func report(
        _ message: String, at range: Range<Int>, hint: String? = nil, related: [Diagnostic.Related] = []
    ) {
        report(Diagnostic(message, at: location(range), hint: hint, related: related))
    }

    func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    /// How many errors were found so far.
    var errorCount: Int { diagnostics.count { $0.severity == .error } }

    func report(_ found: [Diagnostic]) {
        diagnostics += found
    }
}

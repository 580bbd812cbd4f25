import Diagnostics
import JSON
import Paths

/// Collects the mismatches of one value that was found not to match.
struct Explanation {
    private let source: SourceText
    private let label: String
    /// What arrays lost before they were compared.
    private let lost: LostElements?
    /// The words of the nearest `?because` around the place that is explained.
    private var because: String?
    private(set) var mismatches: [Mismatch] = []

    /// An explanation without mismatches; `label` is the path expression that gave the value.
    init(source: SourceText, label: String, lost: LostElements? = nil) {
        self.source = source
        self.label = label
        self.lost = lost
    }

    /// Adds a mismatch in the usual words; an absent value is called by its path.
    mutating func add(
        expected: String, actual: String, of value: Observed, at place: ValuePath, range: Range<Int>,
        note: String = ""
    ) {
        let path = path(of: place)
        let isAbsent = value.isAbsent
        let came = isAbsent ? "but \(path) is absent" : "got \(actual)"
        mismatches.append(
            Mismatch(
                path: path, expected: expected, actual: isAbsent ? "absent" : actual,
                message: "expected \(expected), \(came)\(note)",
                location: SourceLocation(source: source, range: range), because: because))
    }

    /// Adds a mismatch that was found before.
    mutating func add(_ mismatch: Mismatch) {
        mismatches.append(mismatch)
    }

    /// The mismatches that `body` adds, which are not added here.
    func found(_ body: (inout Explanation) -> Void) -> [Mismatch] {
        var attempt = self
        attempt.mismatches = []
        body(&attempt)
        return attempt.mismatches
    }

    /// A place as mismatches name it.
    func path(of place: ValuePath) -> String {
        place.text(after: label, lost: lost)
    }

    /// Runs `body` with the words of a `?because`, where there are any.
    mutating func within(because: String?, _ body: (inout Explanation) -> Void) {
        let outer = self.because
        self.because = because ?? outer
        body(&self)
        self.because = outer
    }

    /// Adds a sentence to every mismatch since there were `count`.
    mutating func addNote(_ note: String, since count: Int) {
        for index in mismatches.indices.dropFirst(count) {
            let old = mismatches[index]
            mismatches[index] = Mismatch(
                path: old.path, expected: old.expected, actual: old.actual, message: old.message + note,
                location: old.location, because: old.because)
        }
    }
}

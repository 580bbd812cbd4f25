import HTTP
import JSON

/// The cookie jars of a test, or of `setup`: one without a name, and those that steps name by `session`.
struct CookieJars {
    private var unnamed: CookieJar
    private var named: [ScalarText: CookieJar] = [:]

    init(unnamed: CookieJar) {
        self.unnamed = unnamed
        self.unnamed.forgetChanges()
    }

    /// The jar of a session, which begins empty; of none the jar without a name.
    subscript(session: String?) -> CookieJar {
        get { session.map { named[ScalarText($0)] ?? CookieJar() } ?? unnamed }
        set {
            if let session { named[ScalarText(session)] = newValue } else { unnamed = newValue }
        }
    }

    /// What was done to the jar without a name.
    var changes: [CookieJar.Change] { unnamed.changes }

    /// Copies for a test, which has done nothing to them yet.
    var forTest: CookieJars {
        var copy = self
        copy.unnamed.forgetChanges()
        return copy
    }

    /// Copies for one of several steps at the same time, which has done nothing to them yet.
    var forBranch: CookieJars {
        var copy = forTest
        for session in copy.named.keys { copy.named[session]?.forgetChanges() }
        return copy
    }

    /// Does to these jars what was done to copies of them.
    mutating func merge(_ branch: CookieJars) {
        unnamed.apply(branch.unnamed.changes)
        for (session, jar) in branch.named { named[session, default: CookieJar()].apply(jar.changes) }
    }
}

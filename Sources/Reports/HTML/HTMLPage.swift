import Results
import Text

/// The parts of the page that are the same for every run, and those that are read without its script.
enum HTMLPage {
    /// Everything before the summary. The policy allows this style and this script and nothing else: nothing is loaded,
    /// and nothing in the data could run.
    static let head = """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
        style-src '\(digest(HTMLStyle.text))'; script-src '\(digest(HTMLScript.text))'; \
        base-uri 'none'; form-action 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="referrer" content="no-referrer">
        <title>Assay report</title>
        <link rel="icon" href="data:,">
        <style>\(HTMLStyle.text)</style>
        </head>
        <body>
        <header>

        """

    /// Between the summary and the data.
    static let main = "</header>\n<main>\n<div id=\"app\" hidden></div>\n"

    static let blockStart = "<script type=\"application/x-ndjson\">\n"
    static let blockEnd = "</script>\n"

    /// Behind the data and the plain list.
    static let end = "<script>\(HTMLScript.text)</script>\n</body>\n</html>\n"

    /// As a content security policy names what it allows.
    private static func digest(_ text: String) -> String {
        let bytes = (try? Digest.sha256.hash(Array(text.utf8))) ?? []
        return "sha256-\(Base64.encode(bytes))"
    }

    /// `3 of 120 tests failed`.
    static func headline(_ run: RunSummary) -> String {
        let counts = run.counts
        let bad = counts.failed + counts.errored
        let tests = "\(counts.cases) test\(counts.cases == 1 ? "" : "s")"
        if bad > 0 { return "\(bad) of \(tests) failed" }
        if counts.notRun > 0 { return "\(counts.notRun) of \(tests) did not run" }
        if counts.cases == 0 { return "no test ran" }
        return counts.passed == counts.cases
            ? "all of \(tests) passed" : "\(counts.passed) of \(tests) passed"
    }

    /// Text between tags or in an attribute; characters that cannot be seen are told by their numbers.
    static func text(_ text: String) -> String { XMLText.attribute(VisibleText.escaped(text)) }
}

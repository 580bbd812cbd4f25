import Results

/// What went wrong, as it is read where the page's script may not run: the first cases, each bounded.
struct HTMLPlainList {
    private static let limit = 100
    /// In bytes, of one case.
    private static let caseLimit = 4 << 10

    private var articles = ""
    private var count = 0

    mutating func add(_ reported: ReportedCase) {
        guard reported.outcome.isBad else { return }
        count += 1
        guard count <= HTMLPlainList.limit else { return }
        let told = FailureText.block(for: reported).joined(separator: "\n")
        let shown = Beginning.of(told, bytes: HTMLPlainList.caseLimit)
        articles +=
            "<article>\n<h3>\(HTMLPage.text(Beginning.of(reported.name, bytes: 1_000)))</h3>\n"
            + "<p>\(HTMLPage.text(reported.place.description)), "
            + "\(reported.outcome == .failed ? "failed" : "error")</p>\n"
            + "<pre>\(HTMLPage.text(shown))\(shown.utf8.count < told.utf8.count ? "…" : "")</pre>\n</article>\n"
    }

    func text(of run: RunSummary) -> String {
        let counts = run.counts
        let numbers = [
            (counts.passed, "passed"), (counts.failed, "failed"),
            (counts.errored, counts.errored == 1 ? "error" : "errors"),
            (counts.notRun, "not run"), (counts.skipped, "skipped"),
            (counts.flaky, "of those that passed flaky"),
        ]
        let told = numbers.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        var text = "<section id=\"plain\">\n<p>\(told)</p>\n"
        text +=
            "<p class=\"muted\">This is the page without its script; the list of all tests needs that.</p>\n"
        if count > 0 { text += "<h2>What went wrong</h2>\n\(articles)" }
        if count > HTMLPlainList.limit { text += "<p>… and \(count - HTMLPlainList.limit) more</p>\n" }
        return text + "</section>\n"
    }
}

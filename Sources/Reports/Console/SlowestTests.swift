package import Results

/// The tests of a run that took longest, for who asks for them.
package struct SlowestTests: Report {
    private struct Entry {
        let duration: Duration
        let place: Place
        let title: String
    }

    private let sink: any ReportSink
    private let count: Int
    private let style: ConsoleStyle
    /// The slowest so far, the slowest first; of those that took the same time the earlier one.
    private var entries: [Entry] = []

    /// - Parameters:
    ///   - sink: where the list goes.
    ///   - count: how many tests are told, and kept meanwhile.
    ///   - style: how it is written.
    package init(to sink: any ReportSink, count: Int, style: ConsoleStyle = ConsoleStyle()) {
        self.sink = sink
        self.count = count
        self.style = style
    }

    package mutating func add(_ part: ReportedPart) {
        guard let test = part.test else { return }
        // What was waited for is every attempt.
        let duration = test.earlier.reduce(test.duration) { $0 + $1.duration }
        guard duration > .zero, entries.count < count || duration > entries[count - 1].duration
        else { return }
        if entries.count == count { entries.removeLast() }
        let place = entries.firstIndex { $0.duration < duration } ?? entries.endIndex
        entries.insert(Entry(duration: duration, place: test.place, title: test.name), at: place)
    }

    package mutating func end(_ run: RunSummary) {
        guard !entries.isEmpty else { return }
        var lines: [StyledText] = ["", StyledText("slowest tests:")]
        let times = entries.map { DurationStyle.short($0.duration) }
        let width = times.map(\.count).max() ?? 0
        for (entry, time) in zip(entries, times) {
            let fill = String(repeating: " ", count: width - time.count)
            lines.append(
                StyledText("    \(fill)\(time)  ", .aside) + StyledText(entry.title, .name)
                    + StyledText("  \(entry.place.file):\(entry.place.line)", .aside))
        }
        sink.append(lines.map { $0.text(in: style.palette) + "\n" }.joined())
    }
}

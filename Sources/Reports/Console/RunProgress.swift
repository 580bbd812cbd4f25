import Diagnostics
package import Results

/// What is known of a run while it goes on, and the line that says it.
package struct RunProgress: Sendable {
    /// What takes time.
    private enum Part: Hashable {
        case test(TestNumber)
        case phase(Phase, file: Int)

        /// For the choice among those that were begun at the same time.
        var order: (Int, Int) {
            switch self {
            case .test(let number): (number.file, number.test)
            case .phase(_, let file): (file, -1)
            }
        }
    }

    /// A file that is under way.
    private struct OpenFile {
        let name: String
        var counts = Counts()
        var tests = 0
    }

    private let start: Duration
    private var planned = 0
    /// Of the files that are done.
    private var counts = Counts()
    private var settled = 0
    private var files: [Int: OpenFile] = [:]
    private var running: [Part: (name: String, since: Duration)] = [:]

    /// - Parameter start: when the run began, by the clock that the other times are by.
    package init(start: Duration) {
        self.start = start
    }

    /// Takes note of an event that happened at `now`.
    package mutating func note(_ event: RunEvent, at now: Duration) {
        switch event {
        case .runBegan(let plan): planned = plan.tests
        case .fileBegan(let file, let name): files[file] = OpenFile(name: name)
        case .phaseBegan(let phase, let file):
            running[.phase(phase, file: file)] = (phase.rawValue, now)
        case .phaseEnded(let phase, let file): running[.phase(phase, file: file)] = nil
        case .testBegan(let number, let name): running[.test(number)] = (name, now)
        case .testEnded(let number, let ending):
            running[.test(number)] = nil
            files[number.file]?.counts += ending.counts
            files[number.file]?.tests += 1
        case .fileEnded(let file, let ending):
            files[file] = nil
            counts += ending.counts
            settled += ending.tests
        }
    }

    /// How far the run is: `12/154  11 passed  1 failed  7 s  notes.json › add a note  2 s`, the last two of what has been
    /// under way for the longest time. What does not fit is shortened, then left out.
    ///
    /// - Parameters:
    ///   - now: the time.
    ///   - columns: how many it may take.
    /// - Returns: the line; nothing where there is no room for any.
    package func line(at now: Duration, columns: Int) -> StyledText {
        let passed = StyledText("\(sum.passed) passed", sum.passed > 0 ? .good : .plain)
        let bad = sum.failed + sum.errored
        let failed = bad > 0 ? [StyledText("\(bad) failed", .bad)] : []
        let done = StyledText("\(settled + files.values.reduce(0) { $0 + $1.tests })/\(planned)")
        let elapsed = StyledText(DurationStyle.running(now - start), .aside)
        let long = RunProgress.joined([done, passed] + failed + [elapsed])
        let short = RunProgress.joined([done] + failed + [elapsed])
        if let slowest {
            for (head, least) in [(long, 24), (short, 8)] {
                let time = StyledText(DurationStyle.running(now - slowest.since), .aside)
                let room = columns - head.displayWidth - time.displayWidth - 4
                guard let title = RunProgress.title(slowest, in: room, atLeast: least) else { continue }
                return RunProgress.joined([head, StyledText(title, .name), time])
            }
        }
        return [long, short, done].first { $0.displayWidth <= columns } ?? ""
    }

    private var sum: Counts { files.values.reduce(counts) { $0 + $1.counts } }

    private typealias Slowest = (file: String, name: String, since: Duration)

    private var slowest: Slowest? {
        let first = running.min { left, right in
            left.value.since != right.value.since
                ? left.value.since < right.value.since : left.key.order < right.key.order
        }
        return first.map { part, value in (files[part.order.0]?.name ?? "", value.name, value.since) }
    }

    /// With its file, without it, or cut; nil where even that does not fit.
    private static func title(_ part: Slowest, in room: Int, atLeast least: Int) -> String? {
        let name = VisibleLine.of(part.name)
        let whole = VisibleLine.of("\(part.file) › \(part.name)")
        if whole.displayWidth <= room { return whole }
        if name.displayWidth <= room { return name }
        return room >= least ? name.cut(toWidth: room) : nil
    }

    private static func joined(_ texts: [StyledText]) -> StyledText {
        StyledText.joined(texts, separator: "  ")
    }
}

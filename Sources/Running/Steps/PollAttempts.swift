import Platform
import Specs
import Text

/// The attempts of a poll so far, as reports tell them.
struct PollAttempts {
    /// When the first one began.
    let start: Duration
    private(set) var count = 0
    private var began = Duration.zero
    /// Attempts in a row that ended alike.
    private var rows: [(first: Int, last: Int, began: Duration, sentence: String)] = []

    /// How many rows are told.
    private static let limit = 20

    init(start: Duration) {
        self.start = start
    }

    mutating func begin(at time: Duration) {
        count += 1
        began = time - start
    }

    /// - Parameter sentence: what did not hold; nil where all did.
    mutating func end(_ sentence: String?) {
        guard let sentence else { return }
        if let row = rows.last, row.sentence.utf8.elementsEqual(sentence.utf8) {
            rows[rows.count - 1] = (row.first, count, began, sentence)
        } else {
            rows.append((count, count, began, sentence))
        }
        // What is first and what is last tells most.
        if rows.count > PollAttempts.limit { rows.remove(at: PollAttempts.limit / 2) }
    }

    /// What did not hold before this attempt, a line for attempts that ended alike; and whether it holds now.
    func notes(holds: Bool) -> [String] {
        let told = rows.map { row in
            let numbers =
                row.first == row.last ? "attempt \(row.first)" : "attempts \(row.first) to \(row.last)"
            return "\(numbers), after \(DurationText.format(row.began)): \(row.sentence)"
        }
        guard holds else { return told }
        return told + ["attempt \(count), after \(DurationText.format(began)): holds"]
    }

    /// `3 attempts`
    var number: String { "\(count) attempt\(count == 1 ? "" : "s")" }

    /// Why no further attempt is made, with their number; nil where one is.
    func end(of limits: PollLimits, after elapsed: Duration) -> String? {
        if let duration = limits.duration, elapsed >= duration {
            return "did not hold within \(DurationText.format(duration)): \(number)"
        }
        guard let times = limits.times, count >= times else { return nil }
        return "did not hold in \(number)"
    }
}

extension PollLimits {
    /// Waits for the next attempt, which is never begun after the end; false where the run is interrupted.
    func pause(after elapsed: Duration, on clock: any MonotonicClock, cancellation: Cancellation) -> Bool {
        let left = duration.map { $0 - elapsed } ?? pause
        return clock.wait(min(pause, left), cancellation: cancellation)
    }
}

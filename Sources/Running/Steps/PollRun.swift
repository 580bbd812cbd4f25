import Checks
import Diagnostics
import HTTP
import Platform
import Results
import Specs

/// A call that is made again, templates filled in anew, until what it expects holds (LANGUAGE.md §8).
struct PollRun {
    let poll: Poll
    let call: CallRun

    private var clock: any MonotonicClock { call.context.surroundings.clock }

    func report(jar: inout CookieJar) -> CallRun.Report {
        do throws(StepProblem) {
            let limits = try filling { () throws(FillingError) in try poll.limits(in: call.variables) }
            return try report(limits, jar: &jar)
        } catch {
            return CallRun.Report(error)
        }
    }

    private func report(_ limits: PollLimits, jar: inout CookieJar) throws(StepProblem) -> CallRun.Report {
        var limits = limits
        let captures = call.variables.snapshot(of: call.call.captures.map(\.name))
        var attempts = PollAttempts(start: clock.now())
        while true {
            // The captures are those of the last attempt, or none.
            if attempts.count > 0 { call.variables.restore(captures) }
            attempts.begin(at: clock.now())
            var report = call.run(jar: &jar)
            attempts.end(shown(report.failures.first, of: report)?.sentence)
            report.attempts = attempts.notes(holds: report.failures.isEmpty)
            if report.failures.isEmpty || report.isFinal { return report }
            if let stop = try stopped(by: report, attempts) {
                report.failures.insert(stop, at: 0)
                return report
            }
            let elapsed = clock.now() - attempts.start
            if let end = attempts.end(of: limits, after: elapsed) {
                if let first = report.failures.first { report.failures[0] = first.ending(end) }
                return report
            }
            let cancellation = call.isCleanup ? Cancellation() : call.context.surroundings.cancellation
            if !limits.pause(after: elapsed, on: clock, cancellation: cancellation) {
                report.failures = [CheckFailure(TransportError.cancelled, at: poll.location)]
                return report
            }
            limits.lengthenPause()
        }
    }

    /// A failure as its attempt is told by: it may quote a part of an answer that is not kept.
    private func shown(_ failure: CheckFailure?, of report: CallRun.Report) -> CheckFailure? {
        guard let failure else { return nil }
        call.context.noteSecrets(of: call.variables)
        let mask = call.context.secrets.mask
        let recorder = ExchangeRecorder(mask: mask, excerptLimit: 0)
        return failure.masked(by: mask, quoting: recorder.secrets(in: report.exchange))
    }

    /// What ends the poll although its time is not over.
    private func stopped(
        by report: CallRun.Report, _ attempts: PollAttempts
    ) throws(StepProblem) -> CheckFailure? {
        guard let stop = poll.stop, try call.holds(stop.value, report) else { return nil }
        return CheckFailure(
            kind: .pollStopped, place: Place(stop.location), subject: "poll",
            message: "stopped at attempt \(attempts.count): what \"stop\" expects holds")
    }
}

extension CheckFailure {
    /// The failure of the last attempt, said to be that.
    func ending(_ words: String) -> CheckFailure {
        CheckFailure(
            kind: kind, place: place, subject: "", message: "\(words), the last: \(sentence)",
            expected: expected, actual: actual, because: because)
    }
}

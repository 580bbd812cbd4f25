// What a file did as part of a run that began before the one that it was reported in.

extension FileResult {
    /// The file with each call so much later after the beginning of the run.
    package func later(by delay: Duration) -> FileResult {
        var result = self
        result.setup = setup.map { $0.later(by: delay) }
        result.tests = tests.changed { $0.later(by: delay) }
        result.teardown = teardown.map { $0.later(by: delay) }
        return result
    }
}

extension TestResult {
    fileprivate func later(by delay: Duration) -> TestResult {
        var result = self
        result.steps = steps.map { $0.later(by: delay) }
        result.always = always.map { $0.later(by: delay) }
        result.earlier = earlier.map { $0.later(by: delay) }
        return result
    }
}

extension StepResult {
    fileprivate func later(by delay: Duration) -> StepResult {
        guard timing != nil || !hops.isEmpty else { return self }
        var result = self
        result.timing = timing?.later(by: delay)
        result.hops = hops.map { hop in
            RecordedHop(
                method: hop.method, url: hop.url, status: hop.status, location: hop.location,
                sentHeaders: hop.sentHeaders, headers: hop.headers, timing: hop.timing.later(by: delay))
        }
        return result
    }
}

extension RecordedTiming {
    fileprivate func later(by delay: Duration) -> RecordedTiming {
        RecordedTiming(
            start: start + delay, dns: dns, connect: connect, tls: tls, firstByte: firstByte, total: total)
    }
}

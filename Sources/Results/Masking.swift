/// How texts of results lose the values of secrets.
package struct SecretMasking: Sendable {
    /// Masks a whole text.
    package let whole: @Sendable (String) -> String
    /// Masks the beginning of a longer text, at whose end a secret may be cut.
    package let beginning: @Sendable (String) -> String

    package init(
        whole: @escaping @Sendable (String) -> String, beginning: @escaping @Sendable (String) -> String
    ) {
        self.whole = whole
        self.beginning = beginning
    }
}

// Each of these changes a copy, so that a new part of a result cannot be lost on the way; a new text must be
// named here.

extension FileResult {
    /// The result with every text masked once more. Diagnostics are masked by themselves.
    package func masked(_ masking: SecretMasking) -> FileResult {
        var result = self
        result.name = masking.whole(name)
        result.setup = setup.map { $0.masked(masking) }
        result.tests = tests.changed { $0.masked(masking) }
        result.teardown = teardown.map { $0.masked(masking) }
        return result
    }
}

extension TestResult {
    fileprivate func masked(_ masking: SecretMasking) -> TestResult {
        var result = self
        result.name = masking.whole(name)
        result.tags = tags.map(masking.whole)
        result.outcome = outcome.masked(masking)
        result.steps = steps.map { $0.masked(masking) }
        result.always = always.map { $0.masked(masking) }
        result.failure = failure?.masked(by: masking.whole)
        result.earlier = earlier.map { $0.masked(masking) }
        return result
    }
}

extension StepResult {
    fileprivate func masked(_ masking: SecretMasking) -> StepResult {
        var result = self
        result.name = masking.whole(name)
        result.outcome = outcome.masked(masking)
        result.failures = failures.map { $0.masked(by: masking.whole) }
        result.request = request?.masked(masking)
        result.response = response?.masked(masking)
        result.attempts = attempts.map(masking.whole)
        result.notes = notes.map(masking.whole)
        result.captures = captures.map { $0.masked(masking) }
        result.hops = hops.map { $0.masked(masking) }
        result.connection = connection?.masked(masking)
        return result
    }
}

extension Outcome {
    fileprivate func masked(_ masking: SecretMasking) -> Outcome { masked(by: masking.whole) }

    /// The outcome with its reason masked.
    package func masked(by mask: (String) -> String) -> Outcome {
        switch self {
        case .notRun(let reason): .notRun(reason: mask(reason))
        case .skipped(let reason): .skipped(reason: mask(reason))
        case .passed, .failed, .errored: self
        }
    }
}

extension CheckFailure {
    /// The failure with every text masked.
    package func masked(by mask: (String) -> String) -> CheckFailure {
        var failure = self
        failure.subject = mask(subject)
        failure.message = mask(message)
        failure.expected = expected.map(mask)
        failure.actual = actual.map(mask)
        failure.because = because.map(mask)
        failure.excerpt?.lines = excerpt?.lines.map(mask) ?? []
        return failure
    }
}

extension RecordedRequest {
    fileprivate func masked(_ masking: SecretMasking) -> RecordedRequest {
        var request = self
        request.method = masking.whole(method)
        request.url = masking.whole(url)
        request.headers = headers.map { $0.masked(masking) }
        request.body = body?.masked(masking)
        return request
    }
}

extension RecordedResponse {
    fileprivate func masked(_ masking: SecretMasking) -> RecordedResponse {
        var response = self
        response.reason = masking.whole(reason)
        response.version = masking.whole(version)
        response.headers = headers.map { $0.masked(masking) }
        response.body = body?.masked(masking)
        return response
    }
}

extension RecordedHop {
    fileprivate func masked(_ masking: SecretMasking) -> RecordedHop {
        var hop = self
        hop.method = masking.whole(method)
        hop.url = masking.whole(url)
        hop.location = masking.whole(location)
        hop.sentHeaders = sentHeaders.map { $0.masked(masking) }
        hop.headers = headers.map { $0.masked(masking) }
        return hop
    }
}

extension RecordedHeader {
    fileprivate func masked(_ masking: SecretMasking) -> RecordedHeader {
        RecordedHeader(name: masking.whole(name), value: masking.whole(value))
    }
}

extension RecordedCapture {
    fileprivate func masked(_ masking: SecretMasking) -> RecordedCapture {
        var capture = self
        capture.value = masking.whole(value)
        return capture
    }
}

extension RecordedConnection {
    fileprivate func masked(_ masking: SecretMasking) -> RecordedConnection {
        var connection = self
        connection.address = masking.whole(address)
        connection.certificate = certificate.map(masking.whole)
        return connection
    }
}

extension RecordedBody {
    fileprivate func masked(_ masking: SecretMasking) -> RecordedBody {
        var body = self
        body.excerpt = isWhole ? masking.whole(excerpt) : masking.beginning(excerpt)
        return body
    }
}

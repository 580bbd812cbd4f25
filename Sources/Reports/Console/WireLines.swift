import Results

/// What happened on the wire, a line each: the redirects on the way, the connection, the certificate, the times.
enum WireLines {
    static func of(_ step: StepResult) -> [String] {
        var lines: [String] = []
        for (number, hop) in step.hops.enumerated() {
            lines.append("redirect \(number + 1): \(times(hop.timing))")
            lines += hop.headers.map { "    \($0.name): \($0.value)" }
        }
        if let connection = step.connection {
            let address = connection.address.isEmpty ? "" : " to \(connection.address)"
            lines.append("\(connection.isNew ? "new" : "the same") connection\(address)")
            if let certificate = connection.certificate { lines.append("certificate \(certificate)") }
        }
        if let timing = step.timing { lines.append(times(timing)) }
        return lines
    }

    /// `dns 0.1 ms, connect 0.2 ms, first byte 3.0 ms, total 3.1 ms`; without what took next to no time, as on a
    /// connection that stood.
    private static func times(_ timing: RecordedTiming) -> String {
        var parts: [String] = []
        for (name, duration) in [("dns", timing.dns), ("connect", timing.connect), ("tls", timing.tls)]
        where duration >= .microseconds(50) {
            parts.append("\(name) \(DurationStyle.fine(duration))")
        }
        parts.append("first byte \(DurationStyle.fine(timing.firstByte))")
        parts.append("total \(DurationStyle.fine(timing.total))")
        return parts.joined(separator: ", ")
    }
}

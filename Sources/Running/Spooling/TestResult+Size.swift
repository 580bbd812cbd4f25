import Results

extension TestResult {
    /// About how many bytes of memory it takes.
    var approximateSize: Int {
        var size = 512 + name.utf8.count + (failure?.approximateSize ?? 0)
        for step in steps { size += step.approximateSize }
        for step in always { size += step.approximateSize }
        for attempt in earlier { size += attempt.approximateSize }
        return size
    }
}

extension StepResult {
    fileprivate var approximateSize: Int {
        var size = 256 + name.utf8.count
        for failure in failures { size += failure.approximateSize }
        for text in attempts { size += 32 + text.utf8.count }
        for text in notes { size += 32 + text.utf8.count }
        for capture in captures { size += 96 + capture.name.utf8.count + capture.value.utf8.count }
        if let request {
            size += 256 + request.url.utf8.count + (request.body?.excerpt.utf8.count ?? 0)
            for header in request.headers { size += header.approximateSize }
        }
        if let response {
            size += 128 + (response.body?.excerpt.utf8.count ?? 0)
            for header in response.headers { size += header.approximateSize }
        }
        for hop in hops { size += hop.approximateSize }
        return size
    }
}

extension RecordedHop {
    fileprivate var approximateSize: Int {
        var size = 256 + url.utf8.count + location.utf8.count
        for header in sentHeaders { size += header.approximateSize }
        for header in headers { size += header.approximateSize }
        return size
    }
}

extension CheckFailure {
    fileprivate var approximateSize: Int {
        var size = 256 + message.utf8.count + (expected?.utf8.count ?? 0) + (actual?.utf8.count ?? 0)
        for line in excerpt?.lines ?? [] { size += 32 + line.utf8.count }
        return size
    }
}

extension RecordedHeader {
    fileprivate var approximateSize: Int { 96 + name.utf8.count + value.utf8.count }
}

import JSON

extension ResultWriter {
    mutating func member(_ name: String, _ request: RecordedRequest) {
        json.name(name)
        json.beginObject()
        member("method", request.method)
        member("url", request.url)
        member(request.headers)
        member(request.body)
        json.endObject()
    }

    mutating func member(_ name: String, _ response: RecordedResponse) {
        json.name(name)
        json.beginObject()
        member("status", response.status)
        if !response.reason.isEmpty { member("reason", response.reason) }
        if !response.version.isEmpty { member("version", response.version) }
        member(response.headers)
        member(response.body)
        json.endObject()
    }

    mutating func member(_ name: String, _ timing: RecordedTiming) {
        json.name(name)
        json.beginObject()
        member("start", timing.start)
        let phases = [
            ("dns", timing.dns), ("connect", timing.connect), ("tls", timing.tls),
            ("firstByte", timing.firstByte), ("total", timing.total),
        ]
        for (name, duration) in phases where duration != .zero { member(name, duration) }
        json.endObject()
    }

    mutating func write(_ hop: RecordedHop) {
        json.beginObject()
        member("method", hop.method)
        member("url", hop.url)
        member("status", hop.status)
        member("location", hop.location)
        member(hop.sentHeaders, as: "sentHeaders")
        member(hop.headers)
        member("timing", hop.timing)
        json.endObject()
    }

    mutating func member(_ name: String, _ connection: RecordedConnection) {
        json.name(name)
        json.beginObject()
        if !connection.address.isEmpty { member("address", connection.address) }
        if connection.isNew { member("new", true) }
        if let certificate = connection.certificate { member("certificate", certificate) }
        json.endObject()
    }

    private mutating func member(_ headers: [RecordedHeader], as name: String = "headers") {
        list(name, headers) { writer, header in
            writer.json.beginObject()
            writer.member("name", header.name)
            writer.member("value", header.value)
            writer.json.endObject()
        }
    }

    private mutating func member(_ body: RecordedBody?) {
        guard let body else { return }
        json.name("body")
        json.beginObject()
        member("size", body.size)
        if !body.isWhole { member("cut", true) }
        if !body.isText { member("noText", true) }
        member("text", body.excerpt)
        json.endObject()
    }
}

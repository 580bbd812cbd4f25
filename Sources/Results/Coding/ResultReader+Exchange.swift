import JSON

extension ResultReader {
    func request(_ value: JSONValue) throws(ResultFormatError) -> RecordedRequest {
        let object = try ResultObject(value, "a request")
        return RecordedRequest(
            method: try object.text("method"), url: try object.text("url"),
            headers: try object.list("headers", header), body: try object.possible("body", body))
    }

    func response(_ value: JSONValue) throws(ResultFormatError) -> RecordedResponse {
        let object = try ResultObject(value, "a response")
        return RecordedResponse(
            status: try object.number("status"), reason: try object.possibleText("reason") ?? "",
            version: try object.possibleText("version") ?? "", headers: try object.list("headers", header),
            body: try object.possible("body", body))
    }

    func hop(_ value: JSONValue) throws(ResultFormatError) -> RecordedHop {
        let object = try ResultObject(value, "a redirect")
        return RecordedHop(
            method: try object.text("method"), url: try object.text("url"),
            status: try object.number("status"), location: try object.text("location"),
            sentHeaders: try object.list("sentHeaders", header),
            headers: try object.list("headers", header), timing: try object.part("timing", timing))
    }

    func connection(_ value: JSONValue) throws(ResultFormatError) -> RecordedConnection {
        let object = try ResultObject(value, "a connection")
        return RecordedConnection(
            address: try object.possibleText("address") ?? "", isNew: try object.boolean("new"),
            certificate: try object.possibleText("certificate"))
    }

    func timing(_ value: JSONValue) throws(ResultFormatError) -> RecordedTiming {
        let object = try ResultObject(value, "a timing")
        return RecordedTiming(
            start: try object.duration("start"), dns: try object.possibleDuration("dns") ?? .zero,
            connect: try object.possibleDuration("connect") ?? .zero,
            tls: try object.possibleDuration("tls") ?? .zero,
            firstByte: try object.possibleDuration("firstByte") ?? .zero,
            total: try object.possibleDuration("total") ?? .zero)
    }

    private func header(_ value: JSONValue) throws(ResultFormatError) -> RecordedHeader {
        let object = try ResultObject(value, "a header")
        return RecordedHeader(name: try object.text("name"), value: try object.text("value"))
    }

    private func body(_ value: JSONValue) throws(ResultFormatError) -> RecordedBody {
        let object = try ResultObject(value, "a body")
        return RecordedBody(
            excerpt: try object.text("text"), size: try object.number("size"),
            isWhole: try !object.boolean("cut"), isText: try !object.boolean("noText"))
    }
}

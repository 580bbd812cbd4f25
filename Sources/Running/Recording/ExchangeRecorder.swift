import HTTP
import JSON
import Matching
import Paths
import Platform
import Results
import Text

/// Turns an exchange into what reports show of it: masked, readable and bounded.
struct ExchangeRecorder {
    /// How much of a body a message may speak of, in bytes.
    private static let quotableLimit = 64 << 10

    let mask: SecretMask
    /// How much of a body is kept, in bytes of UTF-8.
    let excerptLimit: Int

    func request(_ sent: SentRequest) -> RecordedRequest {
        RecordedRequest(
            method: mask.masked(sent.method), url: mask.masked(sent.url.requestText),
            headers: headers(sent.headers), body: body(sent.body))
    }

    /// Only what was asked, for the report of a step that passed.
    func requestLine(_ sent: SentRequest) -> RecordedRequest {
        RecordedRequest(
            method: mask.masked(sent.method), url: mask.masked(sent.url.requestText), headers: [], body: nil)
    }

    /// Only how it was answered.
    func statusLine(_ response: Response) -> RecordedResponse {
        RecordedResponse(
            status: response.status, reason: mask.masked(response.reason),
            version: mask.masked(response.version), headers: [], body: nil)
    }

    /// When the last request was made, from `start`, the beginning of the run by the same clock, and where its time
    /// went; nil where none was made.
    func timing(of exchange: Exchange, since start: Duration) -> RecordedTiming? {
        if let timing = exchange.response?.timing {
            return ExchangeRecorder.timing(timing, began: exchange.began - start)
        }
        guard exchange.wasBegun else { return nil }
        let first = exchange.hops.first?.began ?? exchange.began
        let waited = max(.zero, exchange.time - (exchange.began - first))
        return RecordedTiming(start: exchange.began - start, firstByte: waited, total: waited)
    }

    /// A redirect that was followed.
    func hop(_ hop: Hop, since start: Duration) -> RecordedHop {
        RecordedHop(
            method: mask.masked(hop.method), url: mask.masked(hop.url.requestText), status: hop.status,
            location: mask.masked(hop.location), sentHeaders: headers(hop.sentHeaders),
            headers: headers(hop.headers),
            timing: ExchangeRecorder.timing(hop.timing, began: hop.began - start))
    }

    private static func timing(_ timing: Timing, began: Duration) -> RecordedTiming {
        RecordedTiming(
            start: began, dns: timing.dns, connect: timing.connect, tls: timing.tls,
            firstByte: timing.firstByte, total: timing.total)
    }

    /// What the answer came over.
    func connection(of response: Response) -> RecordedConnection {
        RecordedConnection(
            address: mask.masked(response.remoteAddress), isNew: response.isFirstOfConnection,
            certificate: response.certificate.map {
                mask.masked("\($0.subject), issued by \($0.issuer), valid until \($0.expires)")
            })
    }

    /// A captured value.
    func capture(_ name: String, _ value: JSONValue) -> RecordedCapture {
        RecordedCapture(name: name, value: mask.masked(ValueText.cut(value)))
    }

    func response(_ response: Response) -> RecordedResponse {
        RecordedResponse(
            status: response.status, reason: mask.masked(response.reason),
            version: mask.masked(response.version),
            headers: headers(response.headers),
            body: body(response.body) { ExchangeRecorder.text($0, isWhole: $1, of: response) })
    }

    /// The secrets that stand in the URL, or in as much of the answer's body as a message may speak of.
    func secrets(in exchange: Exchange?) -> [String] {
        guard mask.count > 0, let exchange else { return [] }
        let body = exchange.response?.body.prefix(ExchangeRecorder.quotableLimit) ?? []
        return mask.secrets(in: exchange.sent.url.text)
            + mask.secrets(in: String(decoding: body, as: UTF8.self))
    }

    private func headers(_ headers: [Header]) -> [RecordedHeader] {
        headers.map { RecordedHeader(name: mask.masked($0.name), value: mask.masked($0.value)) }
    }

    /// The body of a request: files stand in it by their names.
    private func body(_ content: BodyContent) -> RecordedBody? {
        if let bytes = content.bytes { return body(bytes) }
        var shown: [UInt8] = []
        for segment in content.segments where shown.count < excerptLimit + mask.longestSpan {
            shown += Array(text(of: segment).utf8)
        }
        guard let excerpt = body(shown) else { return nil }
        // It has a file: bodies that are all bytes were recorded before.
        return RecordedBody(
            excerpt: excerpt.excerpt, size: content.size, isWhole: excerpt.isWhole, isText: false)
    }

    private func text(of segment: BodyContent.Segment) -> String {
        switch segment {
        case .bytes(let bytes):
            let taken = bytes.prefix(excerptLimit + mask.longestSpan)
            return ExchangeRecorder.text(taken, isWhole: taken.count == bytes.count)
                ?? "(\(bytes.count) bytes that are no text)"
        case .file(let path, let size): return "(file \(FilePath.name(of: path)), \(size) bytes)"
        }
    }

    /// What is shown of a body; `read` gives the text of its beginning, and is told whether that is all of it.
    private func body(
        _ bytes: [UInt8],
        read: (ArraySlice<UInt8>, Bool) -> String? = { ExchangeRecorder.text($0, isWhole: $1) }
    ) -> RecordedBody? {
        guard !bytes.isEmpty else { return nil }
        // What stands over the cut must be masked before it is cut.
        let taken = bytes.prefix(excerptLimit + mask.longestSpan)
        guard let text = read(taken, taken.count == bytes.count) else {
            return RecordedBody(
                excerpt: "(\(bytes.count) bytes that are no text)", size: bytes.count, isWhole: true,
                isText: false)
        }
        guard bytes.count > excerptLimit else {
            return RecordedBody(excerpt: mask.masked(text), size: bytes.count, isWhole: true)
        }
        // Masking makes the text shorter, so that even the end of what was taken may be shown.
        let masked = taken.count == bytes.count ? mask.masked(text) : mask.maskedBeginning(text)
        let cut = ExchangeRecorder.text(Array(masked.utf8.prefix(excerptLimit))[...], isWhole: false)
        return RecordedBody(excerpt: cut ?? "", size: bytes.count, isWhole: false)
    }

    /// The bytes as UTF-8; nil where they are something else, such as UTF-16, whose zeros would stand between the
    /// letters of a secret. A character that the cut divides is left out.
    private static func text(_ bytes: ArraySlice<UInt8>, isWhole: Bool) -> String? {
        if bytes.contains(0) { return nil }
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        guard !isWhole else { return nil }
        for missing in 1...3 {
            if let text = String(validating: bytes.dropLast(missing), as: UTF8.self) { return text }
        }
        return nil
    }

    /// The beginning of an answer's body in the character set that it is read in everywhere; nil where it is no text.
    private static func text(_ bytes: ArraySlice<UInt8>, isWhole: Bool, of response: Response) -> String? {
        if let text = text(bytes, isWhole: isWhole) { return text }
        for missing in isWhole ? 0...0 : 0...3 {
            let whole = Array(bytes.dropLast(missing))
            guard
                let text = try? BodyReading.text(
                    whole, mediaType: response.mediaType, charset: response.charset)
            else { continue }
            return text.utf8.contains(0) ? nil : text
        }
        return nil
    }
}

/// Undoes the content codings of one body, piece by piece as it comes, in bounded memory.
struct ContentDecoder {
    enum Problem: Error {
        case unknown(String)
        case tooMany(Int)
        case broken(ContentCoding, DecodingFault)
        /// More came out than the body may have.
        case tooLarge
    }

    /// More than a server has a reason for; each multiplies what a few bytes can become.
    static let codingLimit = 5

    private let codings: [ContentCoding]
    private let streams: [any DecodingStream]
    /// How many bytes came out of each stream.
    private var produced: [Int]
    private let maxBody: Int
    /// How much may come out of a stream that is not the last: what is still coded may be a little longer than
    /// what it holds.
    private let maxCoded: Int

    /// Nil where the head names no coding.
    ///
    /// - Throws: `Problem` for a coding that is not known, and for too many.
    init?(_ headers: [Header], maxBody: Int) throws(Problem) {
        var names: [String] = []
        for value in headers.values(of: "Content-Encoding") {
            for part in value.utf8.split(separator: UInt8(ascii: ",")) {
                let name = String(decoding: Blanks.trimmed(Array(part)[...]), as: UTF8.self)
                if !name.isEmpty && !Token.equal(name, "identity") { names.append(name) }
            }
        }
        if names.isEmpty { return nil }
        guard names.count <= ContentDecoder.codingLimit else { throw .tooMany(names.count) }
        var codings: [ContentCoding] = []
        // The coding that was applied last stands last and is undone first.
        for name in names.reversed() {
            guard let coding = ContentCoding(named: name) else { throw .unknown(name) }
            codings.append(coding)
        }
        self.codings = codings
        streams = codings.map { $0.makeStream() }
        produced = codings.map { _ in 0 }
        self.maxBody = maxBody
        let (sum, isTooLarge) = maxBody.addingReportingOverflow(maxBody / 8 + (1 << 20))
        maxCoded = isTooLarge ? .max : sum
    }

    /// Decodes the next bytes as they came; `take` gets what comes out.
    mutating func decode(
        _ part: UnsafeBufferPointer<UInt8>,
        _ take: (UnsafeBufferPointer<UInt8>) throws(Problem) -> Void
    ) throws(Problem) {
        unsafe try push(part, to: 0, take)
    }

    /// Tells whether every coded body came to its own end.
    func finish() throws(Problem) {
        for (coding, stream) in zip(codings, streams) where !stream.isAtEnd {
            throw .broken(coding, .cutShort)
        }
    }

    private mutating func push(
        _ part: UnsafeBufferPointer<UInt8>, to index: Int,
        _ take: (UnsafeBufferPointer<UInt8>) throws(Problem) -> Void
    ) throws(Problem) {
        guard index < streams.count else { return unsafe try take(part) }
        var pushProblem: Problem?
        do throws(DecodingFault) {
            unsafe try streams[index].decode(part) { piece in
                do throws(Problem) {
                    produced[index] += piece.count
                    let isLast = index == streams.count - 1
                    if produced[index] > (isLast ? maxBody : maxCoded) { throw .tooLarge }
                    unsafe try push(piece, to: index + 1, take)
                    return true
                } catch {
                    pushProblem = error
                    return false
                }
            }
        } catch {
            throw .broken(codings[index], error)
        }
        if let pushProblem { throw pushProblem }
    }
}

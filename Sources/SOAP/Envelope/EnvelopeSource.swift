package import JSON

/// What an author wants to be inside an envelope, with all templates filled in.
package struct EnvelopeSource: Sendable {
    package var version: SOAPVersion
    /// Absent: no Header element.
    package var header: EnvelopePart?
    /// Absent: an empty Body element.
    package var body: EnvelopePart?
    /// What prefixes stand for, besides the well-known ones.
    package var namespaces: TextDictionary<String>

    package init(
        version: SOAPVersion = .v1_1, header: EnvelopePart? = nil, body: EnvelopePart? = nil,
        namespaces: TextDictionary<String> = [:]
    ) {
        self.version = version
        self.header = header
        self.body = body
        self.namespaces = namespaces
    }
}

/// The content of a Header or a Body.
package enum EnvelopePart: Sendable {
    /// The object notation of LANGUAGE.md §6.
    case notation(LocatedJSON)
    /// XML text, sent byte for byte, and where the spec has it.
    case xml([UInt8], at: Range<Int>)
}

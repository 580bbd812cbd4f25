import JSON
import XML

/// Which prefix means which namespace at the place that is being written, and which of them the Envelope
/// has to declare.
struct NamespaceScope {
    /// What the Envelope declares when it is used: `soap`, the author's `namespaces`, the well-known ones.
    private var outer: TextDictionary<String>
    /// Declarations on the open elements, the innermost last.
    private var inner: [(prefix: String, uri: String)] = []
    /// The author's own prefixes, for messages.
    let authored: [String]
    /// The prefix of the Envelope itself.
    let envelopePrefix: String
    /// The prefixes to declare on the Envelope, in the order of their first use, its own first.
    private(set) var used: [String]

    init(version: SOAPVersion, namespaces: TextDictionary<String>) {
        var outer = namespaces
        for known in WellKnownNamespace.all where outer[known.prefix] == nil {
            outer[known.prefix] = known.uri
        }
        envelopePrefix = NamespaceScope.freePrefix("soap", for: version.namespace, in: outer)
        outer[envelopePrefix] = version.namespace
        self.outer = outer
        used = [envelopePrefix]
        authored = TextSet(namespaces.names).sorted()
    }

    /// The declarations of the Envelope.
    var declarations: [(prefix: String, uri: String)] {
        used.compactMap { prefix in outer[prefix].map { (prefix, $0) } }
    }

    /// All that the Envelope could declare, for reading a fragment that stands in it.
    var visible: TextDictionary<String> {
        inner.reduce(into: outer) { visible, declaration in visible[declaration.prefix] = declaration.uri }
    }

    /// The namespace of a prefix, which from now on is in use; nil where it is bound to none.
    mutating func use(_ prefix: String) -> String? {
        if prefix == "xml" { return WellKnownNamespace.xml }
        if let local = inner.last(where: { TextEquality.equal($0.prefix, prefix) }) { return local.uri }
        guard let uri = outer[prefix] else { return nil }
        if !used.contains(where: { TextEquality.equal($0, prefix) }) { used.append(prefix) }
        return uri
    }

    /// A prefix for a namespace of the program's own choosing, by preference the usual one.
    mutating func prefix(for uri: String, preferring usual: String) -> String {
        let prefix = NamespaceScope.freePrefix(usual, for: uri, in: visible)
        if outer[prefix] == nil { outer[prefix] = uri }
        _ = use(prefix)
        return prefix
    }

    /// Opens an element that declares these prefixes; `close` with the returned mark ends it.
    mutating func open(_ declarations: [(prefix: String, uri: String)]) -> Int {
        let mark = inner.count
        inner += declarations
        return mark
    }

    mutating func close(_ mark: Int) {
        inner.removeLast(inner.count - mark)
    }

    private static func freePrefix(_ usual: String, for uri: String, in bound: TextDictionary<String>)
        -> String
    {
        var candidate = usual
        var number = 2
        while let taken = bound[candidate], !TextEquality.equal(taken, uri) {
            candidate = usual + String(number)
            number += 1
        }
        return candidate
    }
}

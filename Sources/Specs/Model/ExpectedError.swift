package import HTTP

/// How a call must end that gets no answer.
package enum ExpectedError: Sendable, Hashable {
    /// `true`: in any way.
    case any
    case kind(TransportError.Kind)
}

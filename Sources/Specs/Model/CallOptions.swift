package import HTTP
package import Templates

/// How a call is sent. What is nil has the value that LANGUAGE.md §2 names.
package struct CallOptions: Sendable {
    package var timeout: Setting<Duration>?
    package var connectTimeout: Setting<Duration>?
    package var followRedirects: Setting<Bool>?
    package var maxRedirects: Setting<Int>?
    package var compressed: Setting<Bool>?
    /// In decoded bytes.
    package var maxBody: Setting<ByteSize>?
    /// Whether the jar is used.
    package var cookies: Setting<Bool>?
    /// Whether a call without credentials takes those of `.netrc`.
    package var netrc: Setting<Bool>?
    package var arrays: Setting<ArrayStyle>?
    package var http: Setting<ProtocolVersion>?
    package var delay: Setting<Duration>?
    /// For a second, in each direction.
    package var rateLimit: Setting<ByteSize>?
    package var pathAsIs: Setting<Bool>?
    package var proxy: Located<Template>?
    package var noProxy: [Located<Template>]?
    package var resolve: [ResolvedHost]?
    package var connectTo: [DivertedHost]?
    /// Need not be there before the step runs.
    package var unixSocket: FileReference?
    package var interface: Located<Template>?
    package var ip: Setting<IPFamily>?
    package var tls: CallTLS?

    package init() {}
}

/// A number of bytes that the author wrote with a unit.
package struct ByteSize: Sendable, Equatable {
    package let bytes: Int

    package init(bytes: Int) {
        self.bytes = bytes
    }
}

/// How an array in `query` or `form` is written.
package enum ArrayStyle: String, Sendable, CaseIterable {
    /// `a=1&a=2`
    case repeated = "repeat"
    /// `a[]=1&a[]=2`
    case brackets
    /// `a=1,2`
    case comma
}

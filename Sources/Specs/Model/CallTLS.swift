package import HTTP
package import Templates

/// What a call trusts and what it shows of itself; a nearer level replaces it whole.
package struct CallTLS: Sendable {
    package var authorities: FileReference?
    package var certificate: FileReference?
    package var key: FileReference?
    package var password: Located<Template>?
    package var insecure: Setting<Bool>?
    package var lowest: Setting<TLSVersion>?
    package var highest: Setting<TLSVersion>?

    package init() {}
}

/// How many cookies a jar keeps (RFC 6265bis §5.7, at the end, and §6.1).
package struct CookieLimits: Sendable, Hashable {
    /// What Firefox keeps.
    package static let standard = CookieLimits(ofDomain: 180, ofJar: 3_000)

    package let ofDomain: Int
    package let ofJar: Int

    package init(ofDomain: Int, ofJar: Int) {
        self.ofDomain = ofDomain
        self.ofJar = ofJar
    }

    /// Which cookie must go: of a domain with too many one that is not Secure, else any of that domain; of a
    /// jar with too many any. Among these the one that was used longest ago.
    ///
    /// Expired ones are gone before this is asked.
    func surplus(in kept: [CookieJar.Kept]) -> (index: Int, reason: CookieEviction.Reason)? {
        // The newest cookie is the only one that can have brought a domain over its limit.
        guard kept.count > min(ofDomain, ofJar), let newest = kept.max(by: { $0.lastUse < $1.lastUse }) else {
            return nil
        }
        let domain = newest.cookie.domain
        let sharing = kept.indices.filter { kept[$0].cookie.domain == domain }
        if sharing.count > ofDomain {
            let plain = sharing.filter { !kept[$0].cookie.isSecure }
            return oldest(of: plain.isEmpty ? sharing : plain, in: kept)
                .map { ($0, .fullDomain(domain, limit: ofDomain)) }
        }
        guard kept.count > ofJar else { return nil }
        return oldest(of: Array(kept.indices), in: kept).map { ($0, .fullJar(limit: ofJar)) }
    }

    private func oldest(of indices: [Int], in kept: [CookieJar.Kept]) -> Int? {
        indices.min { kept[$0].lastUse < kept[$1].lastUse }
    }
}

/// A cookie that a jar put out to make room.
package struct CookieEviction: Sendable, Hashable {
    package enum Reason: Sendable, Hashable {
        case fullDomain(String, limit: Int)
        case fullJar(limit: Int)

        package var words: String {
            switch self {
            case .fullDomain(let domain, let limit): "\(domain) has more than \(limit) cookies"
            case .fullJar(let limit): "the jar has more than \(limit) cookies"
            }
        }
    }

    package let cookie: Cookie
    package let reason: Reason
}

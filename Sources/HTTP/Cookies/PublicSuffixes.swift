import CPsl

/// The domains under which anybody may register a name, so that no cookie may belong to one of them.
enum PublicSuffixes {
    /// Whether the domain is one, by the list that libpsl has built in; a name without a dot is one too.
    static func contain(_ domain: String) -> Bool {
        // The dot of the root makes no other domain of it.
        let domain = domain.utf8.last == UInt8(ascii: ".") ? String(domain.dropLast()) : domain
        guard let list = unsafe psl_builtin() else { return !domain.utf8.contains(UInt8(ascii: ".")) }
        return unsafe psl_is_public_suffix(list, domain) == 1
    }
}

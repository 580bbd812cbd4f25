import CCurl

/// The certificates of the connections that stand: libcurl tells of one only when it is shown.
struct KnownCertificates {
    /// libcurl keeps fewer connections.
    private static let limit = 16

    /// What no two connections at a time have in common.
    private struct Connection: Equatable {
        let localPort: Int
        let address: String
        let port: Int
    }

    /// Those used last at the end.
    private var known: [(connection: Connection, certificate: Certificate)] = []

    /// The certificate that stands behind the answer that just came.
    mutating func certificate(of facts: CurlFacts) -> Certificate? {
        let connection = Connection(
            localPort: facts.number(CURLINFO_LOCAL_PORT), address: facts.text(CURLINFO_PRIMARY_IP),
            port: facts.number(CURLINFO_PRIMARY_PORT))
        let index = known.firstIndex { $0.connection == connection }
        let before = index.map { known.remove(at: $0).certificate }
        guard let certificate = Certificate(lines: facts.certificateLines) ?? before else { return nil }
        known.append((connection, certificate))
        if known.count > KnownCertificates.limit { known.removeFirst() }
        return certificate
    }
}

extension CurlFacts {
    /// What libcurl tells of the server's own certificate; empty where it was not shown anew.
    fileprivate var certificateLines: [String] {
        guard let chain = unsafe certificates?.pointee, unsafe chain.num_of_certs > 0,
            let first = unsafe chain.certinfo
        else { return [] }
        var lines: [String] = []
        var entry = unsafe first.pointee
        while let line = unsafe entry {
            unsafe lines.append(String(cString: line.pointee.data))
            unsafe entry = line.pointee.next
        }
        return lines
    }
}

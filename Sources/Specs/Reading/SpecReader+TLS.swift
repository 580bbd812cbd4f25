import HTTP
import JSON
import Templates

extension SpecReader {
    func tls(_ member: LocatedMember, in outer: Fields) -> CallTLS? {
        let fields = self.fields(of: member, [.tls], in: outer)
        var tls = CallTLS()
        tls.authorities = fileReference(fields["ca"])
        tls.certificate = fileReference(fields["cert"])
        tls.key = fileReference(fields["key"])
        tls.password = fields["password"].flatMap { template($0.value) }
        tls.insecure = fields["insecure"].flatMap { setting($0.value) }
        tls.lowest = fields["min"].flatMap { setting($0.value) }
        tls.highest = fields["max"].flatMap { setting($0.value) }
        for name in ["key", "password"] where fields.lacks("cert") {
            if let member = fields[name] {
                report(
                    "\(quoted(name)) belongs to a certificate, and \"cert\" is not there",
                    at: member.keyRange,
                    hint: "add \"cert\" with the file of the client's certificate")
            }
        }
        if case .fixed(let lowest)? = tls.lowest, case .fixed(let highest)? = tls.highest, lowest > highest,
            let member = fields["min"]
        {
            report(
                "\"min\" is TLS \(lowest.rawValue), \"max\" is TLS \(highest.rawValue): no version is left",
                at: member.value.range)
        }
        return tls
    }
}

import Diagnostics
import JSON
import Templates

extension SpecReader {
    /// What `oauth2` holds; nil where a part is missing or wrong, which is reported.
    func oauth2(_ member: LocatedMember, in outer: Fields) -> OAuth2? {
        let fields = fields(of: member, [.oauth2], in: outer)
        let grant: Setting<OAuth2.Grant>? = fields["grant"].flatMap { setting($0.value) }
        let isWhole = hasParts(fields, of: member, grant: grant)
        let url = fields["tokenUrl"].flatMap { template($0.value) }
        // The base and the modules are known where a call takes this.
        if let url { checkURL(url, under: .unknown) }
        func text(_ name: String) -> Located<Template>? { fields[name].flatMap { template($0.value) } }
        let send: Setting<OAuth2.SecretPlace>? = fields["send"].flatMap { setting($0.value) }
        guard isWhole, let grant, let url else { return nil }
        return OAuth2(
            grant: grant, tokenURL: url, clientID: text("clientId"), clientSecret: text("clientSecret"),
            scope: text("scope"), audience: text("audience"), username: text("username"),
            password: text("password"), send: send)
    }

    private func hasParts(_ fields: Fields, of member: LocatedMember, grant: Setting<OAuth2.Grant>?) -> Bool {
        let known: OAuth2.Grant? = if case .fixed(let grant)? = grant { grant } else { nil }
        var isWhole = true
        func need(_ names: [String], _ subject: String) {
            let missing = names.filter(fields.lacks)
            guard !missing.isEmpty else { return }
            report(
                "\(subject) needs " + missing.map { quoted($0) }.joined(separator: " and "),
                at: member.keyRange)
            isWhole = false
        }
        need(["grant", "tokenUrl"], "\"oauth2\"")
        switch known {
        case .clientCredentials?:
            need(["clientId"], "the grant \"client_credentials\"")
            for name in ["username", "password"] {
                guard let other = fields[name] else { continue }
                report("\(quoted(name)) belongs to the grant \"password\"", at: other.keyRange)
                isWhole = false
            }
        case .password?:
            // A secret is the secret of a client.
            let client = fields.lacks("clientSecret") ? [] : ["clientId"]
            need(["username", "password"] + client, "the grant \"password\"")
        case nil: break
        }
        if let send = fields["send"], fields.lacks("clientSecret") {
            report("\"send\" says where \"clientSecret\" goes, and there is none", at: send.keyRange)
            isWhole = false
        }
        return isWhole
    }
}

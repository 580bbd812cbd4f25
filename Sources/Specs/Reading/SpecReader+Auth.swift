import Diagnostics
import HTTP
import JSON
import Templates

extension SpecReader {
    func auth(in fields: Fields) -> Layered<CallAuthentication> {
        guard let member = fields["auth"] else { return .inherited }
        if case .null = member.value.content { return .removed(location(member.value.range)) }
        let inner = self.fields(of: member, [.auth], in: fields)
        guard inner.members.count < 2 else {
            report(
                "\"auth\" has one kind of credentials", at: inner.members[1].keyRange,
                related: [
                    .init(message: "the first one is here", location: location(inner.members[0].keyRange))
                ])
            return .inherited
        }
        if entries(of: member.value).isEmpty {
            report(
                "\"auth\" is empty", at: member.value.range, hint: "write one of \(SpecReader.kindsOfAuth)")
        }
        return inner.members.first.flatMap { credentials($0, in: inner) }.map { .given($0) } ?? .inherited
    }

    /// `"basic", "digest" …`: what is built.
    private static let kindsOfAuth = ObjectKind.auth.keys.filter(\.isBuilt).map { quoted($0.name) }
        .joined(separator: ", ")

    private func credentials(_ member: LocatedMember, in fields: Fields) -> CallAuthentication? {
        switch member.key {
        case "basic": login(member).map { .basic(user: $0.user, password: $0.password) }
        case "digest": login(member).map { .challenged(.digest, user: $0.user, password: $0.password) }
        case "ntlm": login(member).map { .challenged(.ntlm, user: $0.user, password: $0.password) }
        case "bearer": template(member.value).map { .bearer($0) }
        case "negotiate": setting(member.value).map { .negotiate($0) }
        case "oauth2": oauth2(member, in: fields).map { .oauth2($0) }
        default: nil
        }
    }

    /// `["user", "password"]`
    private func login(
        _ member: LocatedMember
    ) -> (user: Located<Template>, password: Located<Template>)? {
        guard case .array(let pair) = member.value.content else { return nil }
        guard pair.count == 2 else {
            report(
                "expected a user and a password for \(quoted(member.key)), got an array of \(pair.count)",
                at: member.value.range)
            return nil
        }
        guard let user = template(pair[0]), let password = template(pair[1]) else { return nil }
        return (user, password)
    }
}

package import Templates

extension OAuth2 {
    /// The parts with everything filled in, but for the URL.
    package struct Filled: Sendable {
        package let grant: Grant
        package let clientID: String?
        package let clientSecret: String?
        package let scope: String?
        package let audience: String?
        package let username: String?
        package let password: String?
        package let send: SecretPlace
    }

    package func filled(in scope: any VariableScope) throws(FillingError) -> Filled {
        Filled(
            grant: try grant.value(in: scope), clientID: try clientID?.text(in: scope),
            clientSecret: try clientSecret?.text(in: scope), scope: try self.scope?.text(in: scope),
            audience: try audience?.text(in: scope), username: try username?.text(in: scope),
            password: try password?.text(in: scope), send: try send?.value(in: scope) ?? .basic)
    }
}

extension OAuth2.Grant: SettingWord {}
extension OAuth2.SecretPlace: SettingWord {}

package import JSON
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

extension OAuth2.Grant: SettingValue {
    package init?(setting: JSONValue) {
        guard case .string(let text) = setting, let grant = OAuth2.Grant(rawValue: text) else { return nil }
        self = grant
    }

    package static var form: String { wordForm }
}

extension OAuth2.SecretPlace: SettingValue {
    package init?(setting: JSONValue) {
        guard case .string(let text) = setting, let place = OAuth2.SecretPlace(rawValue: text) else {
            return nil
        }
        self = place
    }

    package static var form: String { wordForm }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
    /// `one of "a", "b"`
    fileprivate static var wordForm: String {
        "one of " + allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    }
}

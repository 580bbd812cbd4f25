package import HTTP
package import JSON
import Text

/// A type that a setting can have.
package protocol SettingValue: Sendable {
    /// From JSON as it stands in a spec, or as a template gives it; nil where it is of another type.
    init?(setting: JSONValue)

    /// What is expected, as the end of a sentence.
    static var form: String { get }
}

extension Bool: SettingValue {
    package init?(setting: JSONValue) {
        switch setting {
        case .boolean(let value): self = value
        case .string("true"): self = true
        case .string("false"): self = false
        default: return nil
        }
    }

    package static var form: String { "true or false" }
}

extension Int: SettingValue {
    package init?(setting: JSONValue) {
        switch setting {
        case .number(let number):
            guard let value = number.asInt else { return nil }
            self = value
        case .string(let text):
            guard let value = JSONNumber(parsing: text)?.asInt else { return nil }
            self = value
        default: return nil
        }
    }

    package static var form: String { "a whole number" }
}

extension Duration: SettingValue {
    package init?(setting: JSONValue) {
        guard case .string(let text) = setting, let duration = DurationText.parse(text) else { return nil }
        self = duration
    }

    package static var form: String { DurationText.form }
}

extension BackoffFactor: SettingValue {
    package init?(setting: JSONValue) {
        switch setting {
        case .number(let number): self.init(number.asDouble)
        case .string(let text):
            guard let number = JSONNumber(parsing: text) else { return nil }
            self.init(number.asDouble)
        default: return nil
        }
    }

    package static var form: String { "a factor from 1 to 1000" }
}

extension ByteSize: SettingValue {
    package init?(setting: JSONValue) {
        guard case .string(let text) = setting, let bytes = SizeText.parse(text) else { return nil }
        self.init(bytes: bytes)
    }

    package static var form: String { SizeText.form }
}

/// A setting that is one of a few words.
package protocol SettingWord: SettingValue, RawRepresentable<String>, CaseIterable {}

extension SettingWord {
    package init?(setting: JSONValue) {
        guard case .string(let text) = setting else { return nil }
        self.init(rawValue: text)
    }

    package static var form: String {
        "one of " + allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    }
}

extension ArrayStyle: SettingWord {}
extension ProtocolVersion: SettingWord {}
extension IPFamily: SettingWord {}
extension TLSVersion: SettingWord {}

extension ExpectedError: SettingValue {
    package init?(setting: JSONValue) {
        switch setting {
        case .boolean(true), .string("true"): self = .any
        case .string(let text):
            guard let kind = TransportError.Kind(rawValue: text) else { return nil }
            self = .kind(kind)
        default: return nil
        }
    }

    package static var form: String {
        "true or one of " + TransportError.Kind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    }
}

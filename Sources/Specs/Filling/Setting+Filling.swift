package import Templates

extension Setting where Value: SettingValue {
    package func value(in scope: any VariableScope) throws(FillingError) -> Value {
        switch self {
        case .fixed(let value): return value
        case .template(let template):
            let filled = try template.value(in: scope)
            if let value = Value(setting: filled) { return value }
            throw FillingError("expected \(Value.form), got \(filled.words)", at: template.location)
        }
    }
}

import JSON
import Templates
import Text

extension SpecReader {
    func options(in fields: Fields) -> Layered<OptionsLayer> {
        guard let member = fields["options"] else { return .inherited }
        if case .null = member.value.content { return .removed(location(member.value.range)) }
        let inner = self.fields(of: member, [.options], in: fields)
        var layer = OptionsLayer()
        layer.timeout = setting(inner["timeout"])
        layer.connectTimeout = setting(inner["connectTimeout"])
        layer.followRedirects = setting(inner["followRedirects"])
        layer.maxRedirects = setting(inner["maxRedirects"])
        layer.compressed = setting(inner["compressed"])
        layer.maxBody = setting(inner["maxBody"])
        layer.cookies = setting(inner["cookies"])
        layer.arrays = setting(inner["arrays"])
        if case .number(let number)? = inner["maxRedirects"]?.value.content, let count = number.asInt,
            count < 0, let member = inner["maxRedirects"]
        {
            report("\"maxRedirects\" may not be negative", at: member.value.range)
        }
        return .given(layer)
    }

    private func setting<Value: SettingValue>(_ member: LocatedMember?) -> Layered<Setting<Value>> {
        guard let member else { return .inherited }
        if case .null = member.value.content { return .removed(location(member.value.range)) }
        return self.setting(member.value).map { .given($0) } ?? .inherited
    }

    /// A value of the right type, or the template that gives one.
    func setting<Value: SettingValue>(_ json: LocatedJSON) -> Setting<Value>? {
        if let value = Value(setting: json.value) { return .fixed(value) }
        return template(json).map { .template($0) }
    }
}

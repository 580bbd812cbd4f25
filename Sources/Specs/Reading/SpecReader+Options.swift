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
        layer.netrc = setting(inner["netrc"])
        layer.arrays = setting(inner["arrays"])
        layer.http = setting(inner["http"])
        layer.delay = setting(inner["delay"])
        layer.rateLimit = setting(inner["rateLimit"])
        layer.pathAsIs = setting(inner["pathAsIs"])
        readRoute(inner, into: &layer)
        layer.tls = layered(inner["tls"]) { self.tls($0, in: inner) }
        return .given(layer)
    }

    func setting<Value: SettingValue>(_ member: LocatedMember?) -> Layered<Setting<Value>> {
        layered(member) { setting($0.value) }
    }

    /// What a member says, `null` being the end of what farther levels say; what cannot be read says nothing.
    func layered<Value>(_ member: LocatedMember?, _ read: (LocatedMember) -> Value?) -> Layered<Value> {
        guard let member else { return .inherited }
        if case .null = member.value.content { return .removed(location(member.value.range)) }
        return read(member).map { .given($0) } ?? .inherited
    }

    /// A value of the right type, or the template that gives one.
    func setting<Value: SettingValue>(_ json: LocatedJSON) -> Setting<Value>? {
        if let value = Value(setting: json.value) { return .fixed(value) }
        return template(json).map { .template($0) }
    }
}

import Diagnostics
import HTTP
import JSON
import Platform
import Templates

/// The options that say which way a call takes.
extension SpecReader {
    func readRoute(_ fields: Fields, into layer: inout OptionsLayer) {
        layer.proxy = layered(fields["proxy"]) {
            routeText($0.value) { text throws(RouteError) in _ = try ProxyChoice(text) }
        }
        layer.noProxy = layered(fields["noProxy"]) { elements(of: $0.value).compactMap { template($0) } }
        layer.resolve = layered(fields["resolve"]) { entries(of: $0.value).compactMap(resolvedHost) }
        layer.connectTo = layered(fields["connectTo"]) { entries(of: $0.value).compactMap(divertedHost) }
        layer.unixSocket = layered(fields["unixSocket"]) { member in
            let path = routeText(member.value) { text throws(RouteError) in
                try SocketPath.check(text.isEmpty ? text : FilePath.joined(base: folder, relative: text))
            }
            return path.map { FileReference(path: $0, folder: folder) }
        }
        layer.interface = layered(fields["interface"]) {
            routeText($0.value) { text throws(RouteError) in if text.isEmpty { throw .noInterface } }
        }
        layer.ip = setting(fields["ip"])
    }

    private func resolvedHost(_ member: LocatedMember) -> ResolvedHost? {
        let addresses = elements(of: member.value).compactMap { element in
            routeText(element) { text throws(RouteError) in
                if IPAddress(text) == nil { throw .notAddress(text) }
            }
        }
        guard let host = hostWithPort(member) else { return nil }
        guard !addresses.isEmpty else {
            if elements(of: member.value).isEmpty { report("expected an address", at: member.value.range) }
            return nil
        }
        return ResolvedHost(host: host, addresses: addresses)
    }

    private func divertedHost(_ member: LocatedMember) -> DivertedHost? {
        let target = routeText(member.value) { text throws(RouteError) in _ = try HostPort(text) }
        guard let host = hostWithPort(member), let target else { return nil }
        return DivertedHost(from: host, to: target)
    }

    private func hostWithPort(_ member: LocatedMember) -> Located<Template>? {
        guard let host = templateOfKey(member) else { return nil }
        return checked(host, at: member.keyRange) { text throws(RouteError) in _ = try HostPort(text) }
    }

    /// A text that is checked now where it is known now.
    private func routeText(
        _ json: LocatedJSON, check: (String) throws(RouteError) -> Void
    ) -> Located<Template>? {
        template(json).flatMap { checked($0, at: json.range, check) }
    }

    private func checked(
        _ template: Located<Template>, at range: Range<Int>, _ check: (String) throws(RouteError) -> Void
    ) -> Located<Template>? {
        guard let text = template.value.constantText else { return template }
        do throws(RouteError) {
            try check(text)
            return template
        } catch {
            report(error.message, at: range)
            return nil
        }
    }

    /// The elements of a list; a single value is a list of one.
    private func elements(of json: LocatedJSON) -> [LocatedJSON] {
        if case .array(let elements) = json.content { elements } else { [json] }
    }
}

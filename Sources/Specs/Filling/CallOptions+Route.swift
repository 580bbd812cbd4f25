import HTTP
import Platform
import Templates

extension CallOptions {
    /// Which way the call takes.
    func route(in scope: any VariableScope) throws(FillingError) -> Route {
        var route = Route()
        if let proxy {
            route.proxy = try proxy.read(in: scope) { text throws(RouteError) in try ProxyChoice(text) }
        }
        if let noProxy {
            var exceptions: [String] = []
            for host in noProxy { exceptions.append(try host.text(in: scope)) }
            route.exceptions = exceptions
        }
        for entry in resolve ?? [] {
            let host = try entry.host.read(in: scope) { text throws(RouteError) in try HostPort(text) }
            var addresses: [IPAddress] = []
            for address in entry.addresses {
                addresses.append(
                    try address.read(in: scope) { text throws(RouteError) in
                        guard let address = IPAddress(text) else { throw .notAddress(text) }
                        return address
                    })
            }
            route.addresses.append(HostAddresses(host, addresses))
        }
        for entry in connectTo ?? [] {
            route.detours.append(
                Detour(
                    from: try entry.from.read(in: scope) { text throws(RouteError) in try HostPort(text) },
                    to: try entry.to.read(in: scope) { text throws(RouteError) in try HostPort(text) }))
        }
        if let unixSocket {
            route.unixSocket = try unixSocket.path.read(in: scope) { text throws(RouteError) in
                let path = FilePath.joined(base: unixSocket.folder, relative: text)
                try SocketPath.check(text.isEmpty ? text : path)
                return path
            }
        }
        if let interface {
            route.interface = try interface.read(in: scope) { text throws(RouteError) in
                if text.isEmpty { throw .noInterface }
                return text
            }
        }
        if let ip { route.family = try ip.value(in: scope) }
        return route
    }
}

extension Located<Template> {
    /// The text, understood.
    fileprivate func read<Understood>(
        in scope: any VariableScope, _ read: (String) throws(RouteError) -> Understood
    ) throws(FillingError) -> Understood {
        let text = try self.text(in: scope)
        do throws(RouteError) {
            return try read(text)
        } catch {
            throw FillingError(error.message, at: location)
        }
    }
}

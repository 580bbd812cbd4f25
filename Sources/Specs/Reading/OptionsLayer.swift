import HTTP
import Templates

/// The `options` of one level.
struct OptionsLayer {
    var timeout: Layered<Setting<Duration>> = .inherited
    var connectTimeout: Layered<Setting<Duration>> = .inherited
    var followRedirects: Layered<Setting<Bool>> = .inherited
    var maxRedirects: Layered<Setting<Int>> = .inherited
    var compressed: Layered<Setting<Bool>> = .inherited
    var maxBody: Layered<Setting<ByteSize>> = .inherited
    var cookies: Layered<Setting<Bool>> = .inherited
    var netrc: Layered<Setting<Bool>> = .inherited
    var arrays: Layered<Setting<ArrayStyle>> = .inherited
    var http: Layered<Setting<ProtocolVersion>> = .inherited
    var delay: Layered<Setting<Duration>> = .inherited
    var rateLimit: Layered<Setting<ByteSize>> = .inherited
    var pathAsIs: Layered<Setting<Bool>> = .inherited
    var proxy: Layered<Located<Template>> = .inherited
    var noProxy: Layered<[Located<Template>]> = .inherited
    var resolve: Layered<[ResolvedHost]> = .inherited
    var connectTo: Layered<[DivertedHost]> = .inherited
    var unixSocket: Layered<FileReference> = .inherited
    var interface: Layered<Located<Template>> = .inherited
    var ip: Layered<Setting<IPFamily>> = .inherited
    var tls: Layered<CallTLS> = .inherited

    func over(_ outer: CallOptions) -> CallOptions {
        var options = outer
        options.timeout = timeout.over(outer.timeout)
        options.connectTimeout = connectTimeout.over(outer.connectTimeout)
        options.followRedirects = followRedirects.over(outer.followRedirects)
        options.maxRedirects = maxRedirects.over(outer.maxRedirects)
        options.compressed = compressed.over(outer.compressed)
        options.maxBody = maxBody.over(outer.maxBody)
        options.cookies = cookies.over(outer.cookies)
        options.netrc = netrc.over(outer.netrc)
        options.arrays = arrays.over(outer.arrays)
        options.http = http.over(outer.http)
        options.delay = delay.over(outer.delay)
        options.rateLimit = rateLimit.over(outer.rateLimit)
        options.pathAsIs = pathAsIs.over(outer.pathAsIs)
        options.proxy = proxy.over(outer.proxy)
        options.noProxy = noProxy.over(outer.noProxy)
        options.resolve = resolve.over(outer.resolve)
        options.connectTo = connectTo.over(outer.connectTo)
        options.unixSocket = unixSocket.over(outer.unixSocket)
        options.interface = interface.over(outer.interface)
        options.ip = ip.over(outer.ip)
        options.tls = tls.over(outer.tls)
        return options
    }
}

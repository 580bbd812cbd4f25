/// The `options` of one level.
struct OptionsLayer {
    var timeout: Layered<Setting<Duration>> = .inherited
    var connectTimeout: Layered<Setting<Duration>> = .inherited
    var followRedirects: Layered<Setting<Bool>> = .inherited
    var maxRedirects: Layered<Setting<Int>> = .inherited
    var compressed: Layered<Setting<Bool>> = .inherited
    var maxBody: Layered<Setting<ByteSize>> = .inherited
    var cookies: Layered<Setting<Bool>> = .inherited
    var arrays: Layered<Setting<ArrayStyle>> = .inherited

    func over(_ outer: CallOptions) -> CallOptions {
        var options = outer
        options.timeout = timeout.over(outer.timeout)
        options.connectTimeout = connectTimeout.over(outer.connectTimeout)
        options.followRedirects = followRedirects.over(outer.followRedirects)
        options.maxRedirects = maxRedirects.over(outer.maxRedirects)
        options.compressed = compressed.over(outer.compressed)
        options.maxBody = maxBody.over(outer.maxBody)
        options.cookies = cookies.over(outer.cookies)
        options.arrays = arrays.over(outer.arrays)
        return options
    }
}

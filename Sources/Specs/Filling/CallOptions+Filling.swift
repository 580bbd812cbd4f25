package import HTTP
package import Platform
package import Templates

extension CallOptions {
    /// The options with the values of LANGUAGE.md §2 where nothing is said.
    package func filled(
        in scope: any VariableScope, files: any FileSystem
    ) throws(FillingError) -> (request: RequestOptions, arrays: ArrayStyle) {
        var request = RequestOptions()
        if let timeout { request.timeout = try timeout.value(in: scope) }
        if let connectTimeout { request.connectTimeout = try connectTimeout.value(in: scope) }
        if let followRedirects { request.followRedirects = try followRedirects.value(in: scope) }
        if let maxRedirects { request.maxRedirects = try maxRedirects.value(in: scope) }
        if let compressed { request.compressed = try compressed.value(in: scope) }
        if let maxBody { request.maxBody = try maxBody.value(in: scope).bytes }
        if let cookies { request.usesCookieJar = try cookies.value(in: scope) }
        if let http { request.version = try http.value(in: scope) }
        if let delay { request.delay = try delay.value(in: scope) }
        if let rateLimit { request.rateLimit = try rateLimit.value(in: scope).bytes }
        if let pathAsIs { request.pathAsIs = try pathAsIs.value(in: scope) }
        request.route = try route(in: scope)
        if let tls { request.tls = try tls.filled(in: scope, files: files) }
        return (request, try arrays?.value(in: scope) ?? .repeated)
    }
}

/// What can be written down as HTTP.
package enum RequestValidation {
    /// What is wrong with a method, a header or a cookie; nil where nothing is.
    package static func problem(in request: Request) -> InvalidRequest? {
        if !Token.isValid(request.method) { return .method(request.method) }
        for header in request.headers {
            if !Token.isValid(header.name) { return .headerName(header.name) }
            if !isHeaderValue(header.value) { return .headerValue(name: header.name) }
        }
        if request.headers.values(of: "Host").count > 1 { return .repeatedHost }
        for name in request.withheldHeaders where !Token.isValid(name) { return .headerName(name) }
        if let type = request.body?.contentType, !isHeaderValue(type) {
            return .headerValue(name: "Content-Type")
        }
        if let value = request.authentication?.headerValue, !isHeaderValue(value) {
            return .headerValue(name: "Authorization")
        }
        if case .challenged(let login)? = request.authentication,
            !isHeaderValue(login.user) || !isHeaderValue(login.password)
        {
            return .credentials(login.scheme)
        }
        return request.cookies.first { !isCookie($0) }.map { .cookie(name: $0.name) }
    }

    /// A line break would begin another header, and what follows a NUL gets lost on the way.
    package static func isHeaderValue(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") && $0 != 0 }
    }

    private static func isCookie(_ cookie: RequestCookie) -> Bool {
        !cookie.name.utf8.contains(UInt8(ascii: "=")) && isCookieText(cookie.name)
            && isCookieText(cookie.value ?? "")
    }

    private static func isCookieText(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: ";") }
    }
}

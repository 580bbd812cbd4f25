import Platform

/// Cookies as text, in the format that Netscape's browser began: what curl reads and writes.
///
/// A line a cookie, its fields divided by tabs: domain, whether hosts below have it too, path, whether it is
/// Secure, the second in which it ends (0 with the session), name, value. `#HttpOnly_` may stand before the
/// domain; any other line that begins with `#` is a comment. The order of the lines is that of creation. There
/// is no place for `SameSite`.
package enum CookieFile {
    private static let httpOnlyMark = "#HttpOnly_"
    private static let heading = """
        # Netscape HTTP Cookie File
        # https://curl.se/docs/http-cookies.html
        # Written by assay after each run with --cookie-jar; comments are not kept.


        """

    /// The cookies of a file, the oldest first.
    ///
    /// - Throws: `CookieFileError` for the first line that is none.
    package static func read(_ bytes: [UInt8]) throws(CookieFileError) -> [Cookie] {
        let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        var cookies: [Cookie] = []
        let lines = bytes.dropFirst(isMarked ? 3 : 0).split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let end = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            do throws(CookieFileError.Reason) {
                if let cookie = try cookie(end) { cookies.append(cookie) }
            } catch {
                throw CookieFileError(line: index + 1, reason: error)
            }
        }
        return cookies
    }

    /// The file that holds the cookies. Those are left out whose name or path holds a tab: the format cannot
    /// say it.
    package static func text(of cookies: [Cookie]) -> String {
        heading + cookies.filter(canHold).map { line(for: $0) + "\n" }.joined()
    }

    private static func canHold(_ cookie: Cookie) -> Bool {
        !(cookie.name + cookie.path).utf8.contains(UInt8(ascii: "\t"))
    }

    private static func line(for cookie: Cookie) -> String {
        // An address stands there without its brackets, as in curl.
        let isIPv6 = cookie.domain.utf8.first == UInt8(ascii: "[")
        let domain = isIPv6 ? String(cookie.domain.dropFirst().dropLast()) : cookie.domain
        return [
            (cookie.isHTTPOnly ? httpOnlyMark : "") + (cookie.isHostOnly ? "" : ".") + domain,
            cookie.isHostOnly ? "FALSE" : "TRUE", cookie.path, cookie.isSecure ? "TRUE" : "FALSE",
            String(cookie.expires?.seconds ?? 0), cookie.name, cookie.value,
        ].joined(separator: "\t")
    }

    /// Nil for an empty line and a comment.
    private static func cookie(_ line: ArraySlice<UInt8>) throws(CookieFileError.Reason) -> Cookie? {
        let isHTTPOnly = line.starts(with: httpOnlyMark.utf8)
        if line.isEmpty || line.first == UInt8(ascii: "#") && !isHTTPOnly { return nil }
        guard
            let text = String(
                validating: line.dropFirst(isHTTPOnly ? httpOnlyMark.utf8.count : 0), as: UTF8.self)
        else { throw .notUTF8 }
        if text.utf8.contains(where: { $0 < 0x20 && $0 != UInt8(ascii: "\t") || $0 == 0x7F }) {
            throw .controlCharacter
        }
        // A tab in the value is part of it.
        let fields = text.split(separator: "\t", maxSplits: 6, omittingEmptySubsequences: false).map(
            String.init)
        // An editor may have taken the tab before an empty value away.
        guard fields.count >= 6 else { throw .fields(fields.count) }
        let value = fields.count > 6 ? fields[6] : ""
        if fields[5].isEmpty && value.isEmpty { throw .empty }
        return Cookie(
            name: fields[5], value: value, domain: try domain(fields[0]),
            isHostOnly: try !flag(fields[1], field: 2), path: try path(fields[2]),
            isSecure: try flag(fields[3], field: 4), isHTTPOnly: isHTTPOnly, expires: try end(fields[4]))
    }

    private static func domain(_ text: String) throws(CookieFileError.Reason) -> String {
        let domain = text.utf8.first == UInt8(ascii: ".") ? String(text.unicodeScalars.dropFirst()) : text
        guard !domain.isEmpty, domain.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { throw .domain }
        let isIPv6 = domain.utf8.contains(UInt8(ascii: ":")) && domain.utf8.first != UInt8(ascii: "[")
        return Token.lowered(isIPv6 ? "[\(domain)]" : domain)
    }

    private static func flag(_ text: String, field: Int) throws(CookieFileError.Reason) -> Bool {
        if Token.equal(text, "TRUE") { return true }
        if Token.equal(text, "FALSE") { return false }
        throw .flag(field: field)
    }

    private static func path(_ text: String) throws(CookieFileError.Reason) -> String {
        if text.isEmpty { return "/" }
        guard text.utf8.first == UInt8(ascii: "/") else { throw .path }
        return text
    }

    /// Other programs than curl leave the field of a cookie of the session empty.
    private static func end(_ text: String) throws(CookieFileError.Reason) -> WallTime? {
        if text.isEmpty { return nil }
        guard text.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }),
            let seconds = Int64(text)
        else { throw .end }
        return seconds == 0 ? nil : WallTime(seconds: seconds)
    }
}

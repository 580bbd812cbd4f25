package import Results

/// The command of a POSIX shell that makes a recorded call again by curl, to be copied from a report.
///
/// Secrets in it are `***`, as everywhere. What results do not keep it cannot say: proxies, certificates, addresses.
package enum CurlCommand {
    /// The command, on several lines where a body has several. A comment stands before it where something has to be
    /// done first; where curl has no words for the call, the comment stands alone.
    package static func of(_ request: RecordedRequest) -> String {
        if request.method == "HEAD", let body = request.body {
            return "# curl sends no body with HEAD, and this call had one (\(body.size) bytes)"
        }
        let body = Body(request)
        var words = ["curl"]
        if let option = method(of: request, body) { words.append(option) }
        words += urlOptions(request.url)
        words += headers(of: request, hasBody: body != .none)
        var comment = ""
        switch body {
        case .none: break
        case .text(let text):
            // A @ at its beginning would be the name of a file.
            words.append("\(text.hasPrefix("@") ? "--data-raw" : "--data-binary") \(ShellWord.quoted(text))")
        case .elsewhere(let size):
            // By the shell, which does not begin the command without the file; curl would send an empty body.
            comment =
                "# the report does not hold the whole body (\(size) bytes): put it into the file body first\n"
            words.append("--data-binary @- <body")
        }
        return comment + words.joined(separator: " ")
    }

    /// What stands behind `--data-binary`.
    private enum Body: Equatable {
        case none
        case text(String)
        /// The report holds only a part of it, or a note in its place.
        case elsewhere(size: Int)

        init(_ request: RecordedRequest) {
            if let body = request.body, body.size > 0 {
                self = body.isWhole && body.isText ? .text(body.excerpt) : .elsewhere(size: body.size)
            } else {
                // An empty body that was sent is told by its length.
                let isSent = request.method != "HEAD" && request.hasHeader("content-length")
                self = isSent ? .text("") : .none
            }
        }
    }

    /// Nil where curl takes the method by itself.
    private static func method(of request: RecordedRequest, _ body: Body) -> String? {
        switch (request.method, body) {
        case ("GET", .none), ("POST", .text), ("POST", .elsewhere): nil
        case ("HEAD", _): "--head"
        default: "-X \(ShellWord.quoted(request.method))"
        }
    }

    /// The URL, and what keeps curl from changing it.
    private static func urlOptions(_ url: String) -> [String] {
        var options: [String] = []
        if url.utf8.contains(where: isGlob) { options.append("--globoff") }
        let path = url.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        if path.split(separator: UInt8(ascii: "/")).contains(where: isDots) {
            options.append("--path-as-is")
        }
        return options + [ShellWord.quoted(url)]
    }

    /// `[`, `]`, `{`, `}`: curl makes several URLs of one that has them.
    private static func isGlob(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x5B, 0x5D, 0x7B, 0x7D: true
        default: false
        }
    }

    private static func isDots(_ segment: Substring.UTF8View) -> Bool {
        segment.count <= 2 && segment.allSatisfy { $0 == UInt8(ascii: ".") }
    }

    private static func headers(of request: RecordedRequest, hasBody: Bool) -> [String] {
        var words: [String] = []
        for header in request.headers where !isUsual(header, of: request) {
            // curl takes a name without a value for one to leave out, unless a semicolon follows it.
            let line = header.value.isEmpty ? "\(header.name);" : "\(header.name): \(header.value)"
            words.append("-H \(ShellWord.quoted(line))")
        }
        if request.hasHeader("accept-encoding") { words.append("--compressed") }
        // What curl would send on its own account.
        var own = ["User-Agent", "Accept"]
        if hasBody { own.append("Content-Type") }
        return words + own.filter { !request.hasHeader($0) }.map { "-H '\($0):'" }
    }

    /// Whether curl sends the header of its own accord, and the same.
    private static func isUsual(_ header: RecordedHeader, of request: RecordedRequest) -> Bool {
        if Token.equal(header.name, "host") {
            return header.value.utf8.elementsEqual(authority(of: request.url))
        }
        if Token.equal(header.name, "accept") { return header.value.utf8.elementsEqual("*/*".utf8) }
        return Token.equal(header.name, "content-length")
    }

    /// `127.0.0.1:8080` of `http://127.0.0.1:8080/notes`.
    private static func authority(of url: String) -> Substring.UTF8View {
        let slash = UInt8(ascii: "/")
        let behindScheme = url.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst()
        return behindScheme.drop { $0 == slash }
            .prefix { $0 != slash && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    }
}

extension RecordedRequest {
    fileprivate func hasHeader(_ name: String) -> Bool {
        headers.contains { Token.equal($0.name, name) }
    }
}

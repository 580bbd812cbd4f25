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
        if url.utf8.contains(where: { [0x5B, 0x5D, 0x7B, 0x7D].contains($0) }) {
            options.append("--globoff")
        }
        let path = url.prefix { $0 != "?" && $0 != "#" }
        if path.split(separator: "/").contains(where: { $0 == "." || $0 == ".." }) {
            options.append("--path-as-is")
        }
        return options + [ShellWord.quoted(url)]
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
        switch header.name.lowercased() {
        case "host": header.value.utf8.elementsEqual(authority(of: request.url).utf8)
        case "content-length": true
        case "accept": header.value == "*/*"
        default: false
        }
    }

    /// `127.0.0.1:8080` of `http://127.0.0.1:8080/notes`.
    private static func authority(of url: String) -> Substring {
        guard let colon = url.firstIndex(of: ":") else { return "" }
        return url[colon...].dropFirst().drop { $0 == "/" }.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    }
}

extension RecordedRequest {
    fileprivate func hasHeader(_ name: String) -> Bool {
        headers.contains { $0.name.lowercased() == name.lowercased() }
    }
}

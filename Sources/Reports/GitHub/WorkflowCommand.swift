import Results

/// A line that the runner of GitHub Actions takes for a command.
enum WorkflowCommand {
    /// How much of a message is shown, in bytes of UTF-8.
    private static let messageLimit = 4 << 10
    /// How much of a title is shown: the page shows one line of it.
    private static let titleLimit = 200

    /// `::error file=a.json,line=3,col=5,title=T::message`.
    static func annotation(_ annotation: GitHubAnnotation) -> String {
        var properties: [(String, String)] = []
        if let place = annotation.place {
            properties = [
                ("file", place.file), ("line", String(place.line)), ("col", String(place.column)),
            ]
        }
        properties.append(("title", cut(annotation.title, titleLimit)))
        let text = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
        return "::\(annotation.level.rawValue) \(text)::\(message(cut(annotation.message, messageLimit)))\n"
    }

    /// After this line the runner takes nothing for a command until `resume` with the same token.
    static func stop(_ token: String) -> String { "::stop-commands::\(token)\n" }

    static func resume(_ token: String) -> String { "::\(token)::\n" }

    private static func cut(_ text: String, _ limit: Int) -> String {
        let beginning = Beginning.of(text, bytes: limit)
        return beginning.utf8.count < text.utf8.count ? beginning + "…" : beginning
    }

    private static func message(_ text: String) -> String {
        // Line by line: the ends of lines are shown as such, other control characters are made visible.
        let lines = BodyLines.of(text).map { VisibleLine.of(String($0)) }
        return escaped(lines.joined(separator: "\n"), also: [])
    }

    private static func property(_ text: String) -> String {
        escaped(VisibleLine.of(text), also: [":", ","])
    }

    private static func escaped(_ text: String, also others: Set<Unicode.Scalar>) -> String {
        var output = ""
        for scalar in text.unicodeScalars {
            if scalar == "%" || scalar == "\r" || scalar == "\n" || others.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                output += "%" + (digits.count < 2 ? "0" : "") + digits
            } else {
                output.unicodeScalars.append(scalar)
            }
        }
        return output
    }
}

/// What GitHub shows beside a line of a file, and above the log.
struct GitHubAnnotation {
    enum Level: String {
        case error, warning
    }

    let level: Level
    /// Nil for what is said of the whole run.
    var place: Place?
    let title: String
    var message: String
}

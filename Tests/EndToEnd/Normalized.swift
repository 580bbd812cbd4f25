import Foundation

/// What the program wrote, without what differs from run to run: times and the ports of stub servers.
enum Normalized {
    static func text(_ text: String) -> String {
        text.replacing(/127\.0\.0\.1:\d{4,5}/, with: "127.0.0.1:PORT")
            .replacing(/\ +\d+(\.\d\d)? m?s$/.anchorsMatchLineEndings(), with: "  TIME")
            .replacing(/, after \d+m?s:/, with: ", after TIME:")
            .replacing(/\b\d+\.\d ms\b/, with: "TIME")
            // What took next to no time is not told.
            .replacing(/(dns|connect|tls) TIME,\ /, with: "")
            .replacing(/^( +[<*] +Date: ).*$/.anchorsMatchLineEndings()) { "\($0.1)DATE" }
    }

    static func report(_ text: String) -> String {
        text.replacing(/127\.0\.0\.1:\d{4,5}/, with: "127.0.0.1:PORT")
            .replacing(/, after \d+m?s:/, with: ", after TIME:")
            .replacing(/(^|>)([✓✗] .*)\ +\d+(\.\d\d)? m?s(<\/system-out>)?$/.anchorsMatchLineEndings()) {
                "\($0.1)\($0.2) TIME\($0.4 ?? "")"
            }
            .replacing(/^( +&lt; Date: ).*$/.anchorsMatchLineEndings()) { "\($0.1)DATE" }
            .replacing(/\ (time|timestamp)="[^"]*"/) { " \($0.1)=\"\"" }
            // The counters of the whole are written into a gap that is wide enough for any.
            .replacing(/(<testsuites [^>]*?)\ +>/) { "\($0.1)>" }
    }
}

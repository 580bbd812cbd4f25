import Text

/// The logins of a `.netrc` file, as ftp and curl read them: words in any number of lines, a word with white
/// space in double quotes.
package struct Netrc: Sendable, Hashable {
    private struct Entry: Hashable {
        /// Nil for `default`.
        var machine: String?
        var user: String?
        var password: String?
    }

    private var entries: [Entry] = []

    /// Reads a file.
    ///
    /// - Throws: `NetrcError` at the first word that cannot be there. It holds none of the words, for one may
    ///   be a part of a password.
    package init(parsing bytes: [UInt8]) throws(NetrcError) {
        var words = NetrcWords(bytes)
        while let keyword = try words.nextKeyword() {
            switch keyword {
            case "machine": entries.append(Entry(machine: try words.value(of: keyword)))
            case "default": entries.append(Entry())
            case "macdef": words.skipMacro()
            case "login", "user", "password", "account":
                let value = try words.value(of: keyword)
                guard !entries.isEmpty else {
                    throw NetrcError(line: words.line, problem: .outsideMachine(keyword))
                }
                switch keyword {
                case "password": entries[entries.count - 1].password = value
                case "account": break
                default: entries[entries.count - 1].user = value
                }
            default: throw NetrcError(line: words.line, problem: .unknownWord)
            }
        }
    }

    /// The login of the first entry for the host, or of `default`; with a user, of an entry of that user. An
    /// entry without password has an empty one.
    package func login(for host: String, user: String? = nil) -> (user: String, password: String)? {
        let found = entries.first { entry in
            // A URL has an IPv6 address in brackets, such a file has not.
            let isForHost =
                entry.machine.map { Token.equal($0, host) || Token.equal("[\($0)]", host) } ?? true
            return isForHost
                && (user == nil || entry.user.map { $0.utf8.elementsEqual(user?.utf8 ?? "".utf8) } == true)
        }
        return found.map { ($0.user ?? "", $0.password ?? "") }
    }
}

/// A `.netrc` that cannot be read.
package struct NetrcError: Error, Hashable {
    package enum Problem: Sendable, Hashable {
        case unknownWord
        case noValue(String)
        case openQuote
        case outsideMachine(String)
    }

    /// Counted from 1.
    package let line: Int
    package let problem: Problem

    /// What is wrong, as the end of a sentence.
    package var message: String {
        let words =
            switch problem {
            case .unknownWord:
                "expected machine, default, login, password, account or macdef; a password with white space or a # "
                    + "at its front stands in double quotes"
            case .noValue(let keyword): "\(keyword) has no value"
            case .openQuote: "a quote is not closed"
            case .outsideMachine(let keyword): "\(keyword) stands before the first machine"
            }
        return "line \(line): \(words)"
    }
}

/// The words of a `.netrc`, one after the other.
private struct NetrcWords {
    private let bytes: [UInt8]
    private var index = 0
    /// Where the last word began.
    private(set) var line = 1
    private var currentLine = 1

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The next word where a keyword is wanted: there `#` begins a remark. Nil at the end.
    mutating func nextKeyword() throws(NetrcError) -> String? {
        while true {
            skipSpace()
            guard index < bytes.count else { return nil }
            if bytes[index] != UInt8(ascii: "#") { return try next() }
            skipLine()
        }
    }

    mutating func value(of keyword: String) throws(NetrcError) -> String {
        skipSpace()
        guard let value = try next() else { throw NetrcError(line: line, problem: .noValue(keyword)) }
        return value
    }

    /// A macro goes to the next empty line.
    mutating func skipMacro() {
        skipLine()
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { skipLine() }
    }

    private mutating func next() throws(NetrcError) -> String? {
        guard index < bytes.count else { return nil }
        line = currentLine
        var word: [UInt8] = []
        guard bytes[index] == UInt8(ascii: "\"") else {
            while index < bytes.count, !isSpace(bytes[index]) {
                word.append(bytes[index])
                index += 1
            }
            return String(decoding: word, as: UTF8.self)
        }
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: word, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\"), index < bytes.count else {
                word.append(byte)
                continue
            }
            word.append(escaped(bytes[index]))
            index += 1
        }
        throw NetrcError(line: line, problem: .openQuote)
    }

    private func escaped(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "n"): UInt8(ascii: "\n")
        case UInt8(ascii: "r"): UInt8(ascii: "\r")
        case UInt8(ascii: "t"): UInt8(ascii: "\t")
        default: byte
        }
    }

    private mutating func skipSpace() {
        while index < bytes.count, isSpace(bytes[index]) {
            if bytes[index] == UInt8(ascii: "\n") { currentLine += 1 }
            index += 1
        }
    }

    private mutating func skipLine() {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        guard index < bytes.count else { return }
        index += 1
        currentLine += 1
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

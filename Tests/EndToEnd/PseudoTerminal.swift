import Foundation

/// A terminal that a program writes to, and what it wrote.
final class PseudoTerminal {
    /// Why there is none.
    struct Unavailable: Error {}

    /// `TIOCSPTLCK` and `TIOCGPTN`, which are macros.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430

    /// The end of the program.
    let handle: FileHandle
    private let own: Int32
    private var written: [UInt8] = []

    /// Opens one that is so wide.
    init(columns: Int) throws {
        own = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var isLocked: Int32 = 0
        var number: UInt32 = 0
        guard own >= 0, unsafe ioctl(own, PseudoTerminal.setLock, &isLocked) == 0,
            unsafe ioctl(own, PseudoTerminal.getNumber, &number) == 0
        else { throw Unavailable() }
        let other = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard other >= 0 else { throw Unavailable() }
        var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        guard unsafe ioctl(other, UInt(TIOCSWINSZ), &size) == 0 else { throw Unavailable() }
        handle = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    }

    deinit { close(own) }

    /// Takes what the program writes until the text stands in it, or nothing more comes.
    func wait(for text: String) {
        while !String(decoding: written, as: UTF8.self).contains(text), take() {}
    }

    /// All that the program wrote until its end.
    func everything() throws -> String {
        try handle.close()
        while take() {}
        return String(decoding: written, as: UTF8.self)
    }

    /// Whether something came; where nobody has the other end any more, nothing does.
    private func take() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = unsafe read(own, &buffer, buffer.count)
        guard count > 0 else { return false }
        written += buffer.prefix(count)
        return true
    }

    /// The lines that are seen in the end, of what the program writes: text, line breaks, carriage returns, colours, and
    /// what takes away the rest of a line.
    static func screen(after text: String) -> [String] {
        var lines: [[Character]] = [[]]
        var column = 0
        // Together CR and LF are one character.
        var rest = text.replacing("\r\n", with: "\n")[...]
        while let next = rest.popFirst() {
            switch next {
            case "\n":
                lines.append([])
                column = 0
            case "\r": column = 0
            case "\u{1B}":
                guard let sequence = rest.prefixMatch(of: /\[[0-9;]*([A-Za-z])/) else { continue }
                if sequence.1 == "K" { lines[lines.count - 1].removeSubrange(column...) }
                rest = rest[sequence.range.upperBound...]
            default:
                var line = lines.removeLast()
                line.replaceSubrange(column..<min(column + 1, line.count), with: [next])
                lines.append(line)
                column += 1
            }
        }
        return lines.map { String($0) }
    }
}

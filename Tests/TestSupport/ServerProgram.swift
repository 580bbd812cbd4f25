import Glibc
import Platform

/// A program that runs until it is stopped or let go.
package final class ServerProgram: Sendable {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Where Debian puts programs.
    package static func path(of name: String) -> String? {
        ["/usr/bin/", "/usr/sbin/"].map { $0 + name }.first { unsafe access($0, X_OK) == 0 }
    }

    /// What it wrote until it was ready.
    let output: String
    private let process: Guarded<pid_t?>
    private let pipe: Int32

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - words: the name of the program and its arguments.
    ///   - mark: what it writes when it is ready.
    /// - Throws: `Failure` where it is not installed or ends before.
    init(_ words: [String], ready mark: String) throws {
        guard let name = words.first, let path = ServerProgram.path(of: name) else {
            throw Failure(description: "\(words) is not installed")
        }
        var ends: [Int32] = [0, 0]
        guard unsafe Glibc.pipe(&ends) == 0 else { throw Failure(description: "no pipe") }
        // Else other programs that start at the same time would keep it open.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (reading, writing) = (ends[0], ends[1])
        let process = unsafe try ServerProgram.spawn(
            path, words, output: writing)
        close(writing)
        output = ServerProgram.text(from: reading, until: mark)
        pipe = reading
        self.process = Guarded(process)
        if !output.contains(mark) {
            stop()
            throw Failure(description: "\(name) does not start: \(output)")
        }
    }

    deinit {
        stop()
        close(pipe)
    }

    /// Starts a program that opens its port itself: until then another program may take it.
    static func onFreePort(
        _ start: (_ port: Int) throws -> ServerProgram
    ) throws -> (port: Int, program: ServerProgram) {
        for _ in 0..<4 {
            let port = try LoopbackSocket.listening().port
            if let program = try? start(port) { return (port, program) }
        }
        let port = try LoopbackSocket.listening().port
        return (port, try start(port))
    }

    /// Ends the program, and waits for that.
    package func stop() {
        process.withLock { process in
            guard let known = process else { return }
            kill(known, SIGKILL)
            waitpid(known, nil, 0)
            process = nil
        }
    }

    @unsafe private static func spawn(
        _ path: String, _ words: [String], output: Int32
    ) throws -> pid_t {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
        unsafe posix_spawn_file_actions_adddup2(&actions, output, 2)
        var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
        var variables = unsafe [strdup("PATH=/usr/sbin:/usr/bin:/sbin:/bin"), nil]
        defer { unsafe (arguments + variables).forEach { unsafe free($0) } }
        var process: pid_t = 0
        let code = unsafe posix_spawn(&process, path, &actions, nil, &arguments, &variables)
        guard code == 0 else { throw Failure(description: "\(path) cannot be started: \(code)") }
        return process
    }

    private static func text(from descriptor: Int32, until mark: String) -> String {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = unsafe read(descriptor, &part, part.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += part[..<count]
            let text = String(decoding: bytes, as: UTF8.self)
            // The rest of the line must be there too.
            if let place = text.firstRange(of: mark), text[place.upperBound...].contains("\n") {
                return text
            }
        }
    }
}

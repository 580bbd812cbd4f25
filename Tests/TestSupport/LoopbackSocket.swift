import Glibc
import Platform

/// A stream socket. All calls but `close` belong to one thread.
final class LoopbackSocket: Sendable {
    struct Failure: Error {
        let call: String
        let code: Int32
    }

    private let descriptor: Guarded<Int32>
    let port: Int

    private init(_ descriptor: Int32, port: Int = 0) {
        self.descriptor = Guarded(descriptor)
        self.port = port
    }

    deinit { close() }

    private var number: Int32 { descriptor.withLock { $0 } }

    /// A socket that listens on a free port of 127.0.0.1, with room for so many connections that nobody has
    /// accepted yet.
    static func listening(backlog: Int32 = 64) throws -> LoopbackSocket {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(call: "socket", code: errno) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe bind(descriptor, address, size) == 0 && listen(descriptor, backlog) == 0
                    && getsockname(descriptor, address, &size) == 0 ? 0 : errno
            }
        }
        guard code == 0 else { throw Failure(call: "bind", code: code) }
        return LoopbackSocket(descriptor, port: Int(UInt16(bigEndian: address.sin_port)))
    }

    /// A socket that listens on a free port of ::1.
    static func listeningOnIPv6() throws -> LoopbackSocket {
        let descriptor = socket(AF_INET6, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(call: "socket", code: errno) }
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_addr = in6addr_loopback
        var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
        let code = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe bind(descriptor, address, size) == 0 && listen(descriptor, 64) == 0
                    && getsockname(descriptor, address, &size) == 0 ? 0 : errno
            }
        }
        guard code == 0 else { throw Failure(call: "bind", code: code) }
        return LoopbackSocket(descriptor, port: Int(UInt16(bigEndian: address.sin6_port)))
    }

    /// A Unix socket that listens.
    static func listening(at path: String) throws -> LoopbackSocket {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(call: "socket", code: errno) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
        let code = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                let size = socklen_t(MemoryLayout<sockaddr_un>.size)
                return unsafe bind(descriptor, address, size) == 0 && listen(descriptor, 64) == 0 ? 0 : errno
            }
        }
        guard code == 0 else { throw Failure(call: "bind", code: code) }
        return LoopbackSocket(descriptor)
    }

    /// A socket that has begun to connect to a port of 127.0.0.1, and does not wait for it.
    static func connecting(to port: Int) throws -> LoopbackSocket {
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        let descriptor = socket(AF_INET, type, 0)
        guard descriptor >= 0 else { throw Failure(call: "socket", code: errno) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        address.sin_port = UInt16(port).bigEndian
        unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = unsafe connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        return LoopbackSocket(descriptor, port: port)
    }

    /// Two sockets; when one is closed the other can be read from.
    static func pair() throws -> (LoopbackSocket, LoopbackSocket) {
        var descriptors: [Int32] = [0, 0]
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, type, 0, &descriptors) == 0 else {
            throw Failure(call: "socketpair", code: errno)
        }
        return (LoopbackSocket(descriptors[0]), LoopbackSocket(descriptors[1]))
    }

    /// The next connection; nil when `stop` is closed.
    func accept(unless stop: LoopbackSocket) -> LoopbackSocket? {
        guard wait(for: POLLIN, unless: stop) else { return nil }
        let connection = Glibc.accept(number, nil, nil)
        return connection >= 0 ? LoopbackSocket(connection) : nil
    }

    /// What came; empty at the end, nil when `stop` is closed or the connection broken.
    func receive(unless stop: LoopbackSocket) -> [UInt8]? {
        guard wait(for: POLLIN, unless: stop) else { return nil }
        var count = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, used in
            count = unsafe recv(number, buffer.baseAddress, buffer.count, 0)
            used = max(0, count)
        }
        return count >= 0 ? bytes : nil
    }

    /// Whether all was sent.
    func send(_ bytes: [UInt8], unless stop: LoopbackSocket) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            guard wait(for: POLLOUT, unless: stop) else { return false }
            let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
            let count = unsafe rest.withUnsafeBytes {
                unsafe Glibc.send(number, $0.baseAddress, $0.count, flags)
            }
            if count < 0 && errno != EAGAIN { return false }
            rest = rest.dropFirst(max(0, count))
        }
        return true
    }

    /// Makes the peer see a reset.
    func reset() {
        var linger = linger(l_onoff: 1, l_linger: 0)
        unsafe setsockopt(number, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Glibc.linger>.size))
        close()
    }

    func close() {
        descriptor.withLock { descriptor in
            if descriptor >= 0 { _ = Glibc.close(descriptor) }
            descriptor = -1
        }
    }

    private func wait(for events: Int32, unless stop: LoopbackSocket) -> Bool {
        var watched = [
            pollfd(fd: number, events: Int16(events), revents: 0),
            pollfd(fd: stop.number, events: Int16(POLLIN), revents: 0),
        ]
        while unsafe poll(&watched, 2, -1) < 0 {
            if errno != EINTR { return false }
        }
        return watched[1].revents == 0
    }
}

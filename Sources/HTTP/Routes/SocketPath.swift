/// The path of a Unix socket.
package enum SocketPath {
    /// In bytes: what `sun_path` holds beside the NUL that ends it.
    static let limit = 107

    /// - Throws: `RouteError` where no socket can have this path.
    package static func check(_ path: String) throws(RouteError) {
        if path.isEmpty { throw .emptySocket }
        if path.utf8.count > limit { throw .longSocket(bytes: path.utf8.count) }
    }
}

import Glibc

/// The descriptors 0, 1 and 2, which every program takes for its standard streams.
package enum StandardStreams {
    /// Opens `/dev/null` in the place of those that the process was started without.
    ///
    /// The next file to be opened would get the free number, and what is written to the standard output would stand in
    /// the middle of a report.
    package static func fill() {
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
        where fcntl(stream, F_GETFD) < 0 && errno == EBADF {
            // The lowest free number is taken. Without it there is nobody to tell.
            _ = unsafe open("/dev/null", O_RDWR)
        }
    }
}

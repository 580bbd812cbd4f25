import Glibc

/// Facts about, and the end of, the process that runs.
package enum CurrentProcess {
    /// How many processors may be used at the same time; at least 1.
    package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// Ends the process.
    package static func exit(_ code: Int32) -> Never { Glibc.exit(code) }
}

import CAllocator

/// Memory that the program has freed and the C library still holds.
package enum UnusedMemory {
    /// Gives it back to the system. For after work that needed much more than what follows.
    package static func release() { malloc_trim(0) }
}

import CMalloc

/// The C library's arena, from which memory is taken.
package enum MemoryArena {
    /// Lets threads that are started from now on take their memory where the first thread takes its own.
    ///
    /// glibc gives each thread an arena of its own, and makes that one larger by a page and a system call at a
    /// time: 33,000 calls for the tree of an XML document of 10 MB. The first one grows in large steps. So this is
    /// for a program in which one thread does the work; more of them would wait for each other.
    package static func shareFirst() {
        _ = mallopt(M_ARENA_MAX, 1)
    }
}

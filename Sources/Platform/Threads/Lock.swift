import Glibc

/// A mutual exclusion lock over `pthread_mutex_t`.
///
/// Our own because the thread sanitizer knows pthread and reports false races on `Synchronization.Mutex`.
///
/// `@unchecked Sendable`: the only stored property is a constant pointer to a mutex that is made in `init`,
/// destroyed in `deinit`, and in between only passed to pthread functions that any thread may call.
@safe package final class Lock: @unchecked Sendable {
    let mutex: UnsafeMutablePointer<pthread_mutex_t>

    /// - Parameter isReentrant: whether the thread that holds it may take it again.
    package init(isReentrant: Bool = false) {
        unsafe mutex = .allocate(capacity: 1)
        unsafe mutex.initialize(to: pthread_mutex_t())
        var attributes = pthread_mutexattr_t()
        unsafe pthread_mutexattr_init(&attributes)
        let kind = isReentrant ? PTHREAD_MUTEX_RECURSIVE : PTHREAD_MUTEX_NORMAL
        unsafe pthread_mutexattr_settype(&attributes, Int32(kind))
        unsafe pthread_mutex_init(mutex, &attributes)
        unsafe pthread_mutexattr_destroy(&attributes)
    }

    deinit {
        unsafe pthread_mutex_destroy(mutex)
        unsafe mutex.deinitialize(count: 1)
        unsafe mutex.deallocate()
    }

    /// Runs `body` while no other thread holds the lock.
    package func withLock<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return try body()
    }

    /// The same where no thread holds the lock; nil, at once, where one does.
    package func withLockIfFree<Result>(_ body: () -> Result) -> Result? {
        guard unsafe pthread_mutex_trylock(mutex) == 0 else { return nil }
        defer { unsafe pthread_mutex_unlock(mutex) }
        return body()
    }
}

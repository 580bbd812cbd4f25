import Glibc

/// A shared value whose changes threads can wait for: a lock with a condition variable.
///
/// `@unchecked Sendable`: `value` is private and only touched while `lock` is held; `condition` is a
/// constant pointer to a condition variable made in `init`, destroyed in `deinit` and in between only passed
/// to pthread functions that any thread may call.
@safe package final class Monitor<Value: Sendable>: @unchecked Sendable {
    private let lock = Lock()
    private let condition: UnsafeMutablePointer<pthread_cond_t>
    private var value: Value

    package init(_ value: Value) {
        self.value = value
        unsafe condition = .allocate(capacity: 1)
        unsafe condition.initialize(to: pthread_cond_t())
        var attributes = pthread_condattr_t()
        unsafe pthread_condattr_init(&attributes)
        // A step of the wall clock must not lengthen or shorten a wait.
        unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        unsafe pthread_cond_init(condition, &attributes)
        unsafe pthread_condattr_destroy(&attributes)
    }

    deinit {
        unsafe pthread_cond_destroy(condition)
        unsafe condition.deinitialize(count: 1)
        unsafe condition.deallocate()
    }

    /// Looks at the value without waking anybody.
    package func read<Result>(_ body: (Value) -> Result) -> Result {
        lock.withLock { body(value) }
    }

    /// Changes the value and wakes every waiting thread.
    package func update<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock {
            let result = body(&value)
            unsafe pthread_cond_broadcast(condition)
            return result
        }
    }

    /// Waits until `body` gives a result; it is asked at once and after each change, and may itself change
    /// the value (take an element from a queue).
    package func wait<Result>(until body: (inout Value) -> Result?) -> Result {
        lock.withLock {
            while true {
                if let result = body(&value) {
                    unsafe pthread_cond_broadcast(condition)
                    return result
                }
                unsafe pthread_cond_wait(condition, lock.mutex)
            }
        }
    }

    /// The same, but gives up after `limit` and then returns nil.
    package func wait<Result>(upTo limit: Duration, until body: (inout Value) -> Result?) -> Result? {
        var deadline = (SystemClock.monotonicTime() + max(limit, .zero)).timeSpecification
        return lock.withLock {
            while true {
                if let result = body(&value) {
                    unsafe pthread_cond_broadcast(condition)
                    return result
                }
                if unsafe pthread_cond_timedwait(condition, lock.mutex, &deadline) == ETIMEDOUT {
                    return body(&value)
                }
            }
        }
    }
}

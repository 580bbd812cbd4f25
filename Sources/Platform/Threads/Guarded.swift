/// A value that threads share and only touch one at a time.
///
/// `@unchecked Sendable`: `value` is private and every access to it stands inside `lock.withLock`.
package final class Guarded<Value: Sendable>: @unchecked Sendable {
    private let lock = Lock()
    private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    /// Gives `body` the value to read and change while no other thread can. Not reentrant.
    package func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try lock.withLock { () throws(Failure) in try body(&value) }
    }

    /// The same where no other thread has the value; nil, at once, where one has.
    package func withLockIfFree<Result>(_ body: (inout Value) -> Result) -> Result? {
        lock.withLockIfFree { body(&value) }
    }
}

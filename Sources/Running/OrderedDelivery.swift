import Platform
import Results

/// Hands results over in file order, whichever thread ends first.
///
/// The receiver is called by one thread at a time.
final class OrderedDelivery: Sendable {
    private struct State: Sendable {
        var waiting: [Int: FileResult] = [:]
        var delivered: [FileResult] = []
    }

    private let state = Guarded(State())
    private let receive: @Sendable (FileResult) -> Void

    init(_ receive: @escaping @Sendable (FileResult) -> Void) {
        self.receive = receive
    }

    /// Takes the result of the file at `index`.
    func accept(_ result: FileResult, at index: Int) {
        state.withLock { state in
            state.waiting[index] = result
            while let next = state.waiting.removeValue(forKey: state.delivered.count) {
                state.delivered.append(next)
                receive(next)
            }
        }
    }

    /// Everything in file order, once all are in.
    var results: [FileResult] { state.withLock { $0.delivered } }
}

import Platform
import Results

/// Hands results over in file order, whichever thread ends first.
final class OrderedDelivery: Sendable {
    private struct State: Sendable {
        var waiting: [Int: FileResult] = [:]
        /// How many files were taken.
        var taken = 0
    }

    private let state = Monitor(State())
    private let count: Int

    /// - Parameter count: how many files there are.
    init(count: Int) {
        self.count = count
    }

    /// Takes the result of the file at `index`.
    func accept(_ result: FileResult, at index: Int) {
        state.update { $0.waiting[index] = result }
    }

    /// The next file in order, waited for as long as it takes; nil behind the last one.
    func next() -> FileResult? {
        state.wait { [count] state -> FileResult?? in
            if state.taken == count { return .some(nil) }
            guard let file = state.waiting.removeValue(forKey: state.taken) else { return nil }
            state.taken += 1
            return file
        }
    }
}

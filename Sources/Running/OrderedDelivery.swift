import Platform
import Results

/// Hands results over in file order, whichever thread ends first.
final class OrderedDelivery: Sendable {
    private struct Waiting: Sendable {
        let file: FileResult
        /// About what its tests take of memory.
        let size: Int
    }

    private struct State: Sendable {
        var waiting: [Int: Waiting] = [:]
        /// How much of memory they take together.
        var size = 0
        /// How many files were taken.
        var taken = 0

        mutating func add(_ file: Waiting, at index: Int) {
            waiting[index] = file
            size += file.size
        }
    }

    private let state = Monitor(State())
    private let count: Int
    private let spool: Spool?

    /// - Parameters:
    ///   - count: how many files there are.
    ///   - spool: takes the tests of files that wait, where they are too much for memory.
    init(count: Int, spool: Spool? = nil) {
        self.count = count
        self.spool = spool
    }

    /// Takes the result of the file at `index`.
    func accept(_ result: FileResult, at index: Int) {
        let size = result.tests.held?.reduce(0) { $0 + $1.approximateSize } ?? 0
        let tooMuch = state.update { [spool] state in
            if let spool, index != state.taken, size > 0, state.size + size > spool.limit { return true }
            state.add(Waiting(file: result, size: size), at: index)
            return false
        }
        guard tooMuch, let spool else { return }
        let away = result.keeping(tests: spool.tests(of: result))
        state.update { $0.add(Waiting(file: away, size: 0), at: index) }
    }

    /// The next file in order, waited for as long as it takes; nil behind the last one. `look` is called ten times a
    /// second meanwhile.
    func next(_ look: (() -> Void)? = nil) -> FileResult? {
        guard let look else { return state.wait(until: take) }
        while true {
            if let file = state.wait(upTo: .milliseconds(100), until: take) { return file }
            look()
        }
    }

    /// The next file where it is there; nothing in the place of one where there is none left.
    private func take(_ state: inout State) -> FileResult?? {
        if state.taken == count { return .some(nil) }
        guard let next = state.waiting.removeValue(forKey: state.taken) else { return nil }
        state.taken += 1
        state.size -= next.size
        return next.file
    }
}

extension Spool {
    /// The tests of a file, put away.
    fileprivate func tests(of file: FileResult) -> TestList {
        var writer = SpooledTestsWriter(to: self)
        for (index, test) in file.tests.enumerated() { writer.add(test, at: index) }
        return TestList(writer.tests(of: file.file))
    }
}

extension WorkerThread {
    /// Fewer elements than this are done where they are: a thread costs more than it saves.
    private static let worthSharing = 4

    /// What `transform` makes of each element, in their order, by as many threads as there are processors.
    ///
    /// Where the system gives no threads the work is done on this one.
    package static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        let threads = min(CurrentProcess.processorCount, elements.count / worthSharing)
        guard threads > 1 else { return elements.map(transform) }
        let next = Guarded(0)
        let results = Guarded([Result?](repeating: nil, count: elements.count))
        let work: @Sendable () -> Void = {
            while true {
                let index = next.withLock { next in
                    defer { next += 1 }
                    return next
                }
                guard index < elements.count else { return }
                let result = transform(elements[index])
                results.withLock { $0[index] = result }
            }
        }
        // This thread works too.
        let others = (1..<threads).compactMap { _ in try? WorkerThread.spawn(work) }
        work()
        for other in others { other.join() }
        return results.withLock { $0.compactMap(\.self) }
    }
}

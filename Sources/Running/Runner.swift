package import HTTP
package import Platform
package import Results
import Specs
import Text

/// Runs files on worker threads: a file from start to end on one thread, with a client of its own.
package struct Runner: Sendable {
    private let options: RunOptions
    private let surroundings: Surroundings
    /// Makes the transport of one worker.
    private let makeTransport: @Sendable () -> any Transport

    package init(options: RunOptions, surroundings: Surroundings) {
        let proxies = ProxySettings(surroundings.environment)
        let isOffline = options.isOffline
        self.init(options: options, surroundings: surroundings) {
            let transport = PooledTransport(
                proxies: proxies, files: surroundings.files, clock: surroundings.clock)
            return isOffline ? OfflineTransport(transport, proxies: proxies) : transport
        }
    }

    /// A runner whose requests go where `makeTransport` leads.
    init(
        options: RunOptions, surroundings: Surroundings,
        makeTransport: @escaping @Sendable () -> any Transport
    ) {
        self.options = options
        self.surroundings = surroundings
        self.makeTransport = makeTransport
    }

    /// Runs everything and gives the results in file order.
    ///
    /// - Parameters:
    ///   - files: what to run, in the order of the reports.
    ///   - jar: what every file's jar without a name begins with; afterwards also what each `setup` and test did
    ///     to its own, in the order of files and tests.
    ///   - receive: gets each file's result in that order, as soon as those before it are there.
    /// - Returns: everything that happened.
    /// - Throws: `ThreadError` where not even one worker can be started.
    package func run(
        _ files: [PlannedFile], jar: inout CookieJar,
        receive: @escaping @Sendable (FileResult) -> Void = { _ in }
    ) throws(ThreadError) -> RunResult {
        let start = surroundings.clock.now()
        let wall = surroundings.clock.wallTime()
        let delivery = OrderedDelivery(receive)
        let next = Guarded(0)
        let changes = Guarded([[CookieJar.Change]](repeating: [], count: files.count))
        let workerCount = max(1, min(options.jobs, files.count))
        let shared = SharedByFiles(
            seed: RunSeed(options.seed ?? surroundings.random.next() >> 32),
            firstFailure: FirstFailure(stopsRun: options.stopsAtFirstFailure),
            savedFiles: SavedFiles(folder: options.reportFolder, others: options.writtenFiles),
            spareThreads: SpareThreads(count: options.jobs - workerCount))
        let work: @Sendable () -> Void = { [options, surroundings, makeTransport, jar] in
            let run = FileRun(
                options: options, surroundings: surroundings, transport: makeTransport(), cookies: jar,
                shared: shared, makeTransport: makeTransport)
            while let index = next.withLock({ $0.taking(below: files.count) }) {
                let (result, changesOfFile) = run.result(of: files[index])
                changes.withLock { $0[index] = changesOfFile }
                delivery.accept(result, at: index)
            }
            shared.spareThreads.giveBack()
        }
        if workerCount == 1 { MemoryArena.shareFirst() }
        var workers: [WorkerThread] = []
        for _ in 0..<workerCount {
            do throws(ThreadError) {
                workers.append(try WorkerThread.spawn(work))
            } catch {
                // Fewer workers do the same work.
                if workers.isEmpty { throw error }
                break
            }
        }
        for worker in workers { worker.join() }
        for changesOfFile in changes.withLock({ $0 }) { jar.apply(changesOfFile) }
        return RunResult(
            files: delivery.results, startedAt: DateTime(secondsSinceEpoch: Int(wall.seconds)).iso8601,
            duration: surroundings.clock.now() - start,
            wasInterrupted: surroundings.cancellation.isCancelled,
            seed: options.seed != nil || shared.seed.wasUsed ? shared.seed.number : nil)
    }
}

extension Runner {
    /// The same with a jar that begins empty and that nobody keeps.
    package func run(
        _ files: [PlannedFile], receive: @escaping @Sendable (FileResult) -> Void = { _ in }
    ) throws(ThreadError) -> RunResult {
        var jar = CookieJar()
        return try run(files, jar: &jar, receive: receive)
    }
}

extension Int {
    /// This number, and the next one for whoever asks next; nil at the end.
    mutating func taking(below end: Int) -> Int? {
        guard self < end else { return nil }
        defer { self += 1 }
        return self
    }
}

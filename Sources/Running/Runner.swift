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

    /// Runs everything; the calling thread takes the results.
    ///
    /// - Parameters:
    ///   - files: what to run, in the order of the reports.
    ///   - jar: what every file's jar without a name begins with; afterwards also what each `setup` and test did
    ///     to its own, in the order of files and tests.
    ///   - observer: is told what happens meanwhile.
    ///   - receive: gets each file's result in that order, as soon as those before it are there.
    /// - Returns: what everything came to.
    /// - Throws: `ThreadError` where not even one worker can be started.
    package func run(
        _ files: [PlannedFile], jar: inout CookieJar, observer: (any RunObserver)? = nil,
        receive: (FileResult) -> Void
    ) throws(ThreadError) -> RunSummary {
        let start = surroundings.clock.now()
        var summary = RunSummary()
        let spool = makeSpool()
        let delivery = OrderedDelivery(count: files.count, spool: spool)
        let jarOfRun = JarOfRun(jar)
        let workerCount = max(1, min(options.jobs, files.count))
        let shared = SharedByFiles(
            start: start,
            seed: RunSeed(options.seed ?? surroundings.random.next() >> 32),
            firstFailure: FirstFailure(stopsRun: options.stopsAtFirstFailure),
            savedFiles: SavedFiles(folder: options.reportFolder, others: options.writtenFiles),
            spareThreads: SpareThreads(count: options.jobs - workerCount), spool: spool, observer: observer)
        if let observer {
            let tests = files.reduce(0) { $0 + $1.plannedTests }
            observer.note(.runBegan(RunPlan(files: files.count, tests: tests)))
        }
        let workers = try startWorkers(workerCount, on: files, jar: jar, shared, delivery, jarOfRun)
        while let file = delivery.next(observer.map { observer in { observer.look() } }) {
            summary.add(file)
            receive(file)
            observer?.look()
        }
        for worker in workers { worker.join() }
        jar = jarOfRun.jar
        summary.duration = surroundings.clock.now() - start
        summary.wasInterrupted = surroundings.cancellation.isCancelled
        summary.lostResults = spool.readError?.message
        summary.seed = options.seed != nil || shared.seed.wasUsed ? shared.seed.number : nil
        return summary
    }

    /// The wall clock as reports show it, to the millisecond.
    package var startTime: String {
        let time = surroundings.clock.wallTime()
        let milliseconds = Int(time.nanoseconds) / 1_000_000
        return DateTime(secondsSinceEpoch: Int(time.seconds), nanoseconds: milliseconds * 1_000_000).iso8601
    }

    private func makeSpool() -> Spool {
        Spool(limit: options.spoolLimit, coding: .json) { [surroundings] () throws(FileError) in
            try surroundings.makeScratchFile()
        }
    }

    private func startWorkers(
        _ count: Int, on files: [PlannedFile], jar: CookieJar, _ shared: SharedByFiles,
        _ delivery: OrderedDelivery, _ jarOfRun: JarOfRun
    ) throws(ThreadError) -> [WorkerThread] {
        let next = Guarded(0)
        let work: @Sendable () -> Void = { [options, surroundings, makeTransport, jar] in
            let run = FileRun(
                options: options, surroundings: surroundings, transport: makeTransport(), cookies: jar,
                shared: shared, makeTransport: makeTransport)
            while let index = next.withLock({ $0.taking(below: files.count) }) {
                let events = FileEvents(observer: shared.observer, file: index)
                events.began(files[index])
                let result = run.result(of: files[index], events) { jarOfRun.note($0, of: index) }
                events.ended(files[index], result)
                jarOfRun.end(of: index)
                delivery.accept(result, at: index)
            }
            shared.spareThreads.giveBack()
        }
        if count == 1 { MemoryArena.shareFirst() }
        var workers: [WorkerThread] = []
        for _ in 0..<count {
            do throws(ThreadError) {
                workers.append(try WorkerThread.spawn(work))
            } catch {
                // Fewer workers do the same work.
                if workers.isEmpty { throw error }
                break
            }
        }
        return workers
    }
}

extension Runner {
    /// The same with a jar that begins empty and that nobody keeps.
    package func run(
        _ files: [PlannedFile], observer: (any RunObserver)? = nil, receive: (FileResult) -> Void
    ) throws(ThreadError) -> RunSummary {
        var jar = CookieJar()
        return try run(files, jar: &jar, observer: observer, receive: receive)
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

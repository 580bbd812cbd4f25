import Platform
import Testing

@Suite struct ThreadTests {
    @Test func `threads take turns at a guarded value`() throws {
        let total = Guarded(0)
        let threads = try (0..<4).map { _ in
            try WorkerThread.spawn {
                for _ in 0..<1_000 { total.withLock { $0 += 1 } }
            }
        }
        threads.forEach { $0.join() }
        #expect(total.withLock { $0 } == 4_000)
    }

    @Test func `a thread waits for what another one puts into a monitor`() throws {
        let queue = Monitor<[Int]>([])
        let sum = Guarded(0)
        let consumer = try WorkerThread.spawn {
            for _ in 0..<100 {
                let next = queue.wait { $0.isEmpty ? nil : $0.removeFirst() }
                sum.withLock { $0 += next }
            }
        }
        for number in 1...100 { queue.update { $0.append(number) } }
        consumer.join()
        #expect(sum.withLock { $0 } == 5_050)
    }

    @Test(arguments: [0, 1, 3, 100]) func `a map on several threads keeps the order`(count: Int) {
        #expect(WorkerThread.map(Array(0..<count)) { $0 * 2 } == (0..<count).map { $0 * 2 })
    }

    @Test func `a wait ends when it is cancelled`() throws {
        let cancellation = Cancellation()
        let finished = Monitor<Bool?>(nil)
        let thread = try WorkerThread.spawn {
            let whole = cancellation.wait(.seconds(600))
            finished.update { $0 = whole }
        }
        cancellation.cancel()
        thread.join()
        #expect(finished.read { $0 } == false)
        #expect(cancellation.isCancelled)
    }

    @Test func `a wait that nobody cancels takes its time`() {
        let clock = SystemClock()
        let start = clock.now()
        #expect(clock.wait(.milliseconds(5), cancellation: Cancellation()))
        #expect(clock.now() - start >= .milliseconds(5))
    }

    @Test func `a worker's stack is deep`() throws {
        @Sendable func depth(_ level: Int) -> Int { level == 0 ? 0 : 1 + depth(level - 1) }
        let reached = Guarded(0)
        try WorkerThread.spawn { reached.withLock { $0 = depth(50_000) } }.join()
        #expect(reached.withLock { $0 } == 50_000)
    }

    @Test func `work that waits in its own way is woken`() throws {
        let cancellation = Cancellation()
        let isWoken = Monitor(false)
        let hasBegun = Monitor(false)
        let thread = try WorkerThread.spawn {
            cancellation.whileWaking({ isWoken.update { $0 = true } }) {
                hasBegun.update { $0 = true }
                isWoken.wait { $0 ? () : nil }
            }
        }
        hasBegun.wait { $0 ? () : nil }
        cancellation.cancel()
        thread.join()
        #expect(isWoken.read { $0 })
    }

    @Test func `work that begins after the flag was set is woken too`() {
        let cancellation = Cancellation()
        cancellation.cancel()
        let wakeUps = Guarded(0)
        cancellation.whileWaking({ wakeUps.withLock { $0 += 1 } }) {}
        #expect(wakeUps.withLock { $0 } == 1)
    }

    @Test func `work that is over is not woken`() {
        let cancellation = Cancellation()
        let wakeUps = Guarded(0)
        cancellation.whileWaking({ wakeUps.withLock { $0 += 1 } }) {}
        cancellation.cancel()
        #expect(wakeUps.withLock { $0 } == 0)
    }
}

import Diagnostics
import HTTP
import Platform
import Results
import Specs
import TestSupport
import Testing

@testable import Running

@Suite("Results of files that run at the same time")
struct OrderedDeliveryTests {
    private static func result(_ number: Int) -> FileResult { FileResult(file: "\(number).json", name: "") }

    @Test(
        "are handed on in file order, each as soon as those before it are there",
        arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [1, 0, 3, 2], [2, 0, 1, 3]])
    func order(completion: [Int]) {
        let delivery = OrderedDelivery(count: completion.count)
        var received: [String] = []
        var arrived: Set<Int> = []
        for index in completion {
            delivery.accept(Self.result(index), at: index)
            arrived.insert(index)
            while arrived.contains(received.count), let file = delivery.next() { received.append(file.file) }
        }
        #expect(received == ["0.json", "1.json", "2.json", "3.json"])
        #expect(delivery.next()?.file == nil)
    }

    @Test("are waited for by whoever takes them")
    func waiting() throws {
        let delivery = OrderedDelivery(count: 2)
        let worker = try WorkerThread.spawn {
            for index in [1, 0] { delivery.accept(Self.result(index), at: index) }
        }
        #expect([delivery.next()?.file, delivery.next()?.file] == ["0.json", "1.json"])
        worker.join()
    }

    /// Lets the call of a file be answered only after that of the file behind it.
    private final class LastFirst: Transport {
        private let answered: Monitor<Set<Int>>
        private let count: Int

        init(_ answered: Monitor<Set<Int>>, count: Int) {
            self.answered = answered
            self.count = count
        }

        func send(_ request: WireRequest, cancellation: Cancellation) -> Delivery {
            let number = Int(request.url.path.dropFirst()) ?? 0
            if number + 1 < count { answered.wait { $0.contains(number + 1) ? () : nil } }
            answered.update { _ = $0.insert(number) }
            return Delivery(sentHead: nil, result: .success(Response(status: 200, url: request.url)))
        }
    }

    @Test("are whole and in file order when the last file ends first, and the same as one after the other")
    func eightFiles() throws {
        let files = try (0..<8).map { number in
            PlannedFile(
                try loaded(
                    #"{ "name": "n\#(number)", "GET": "http://h/\#(number)", "expect": \#(number % 2 == 0 ? 200 : 404) }"#,
                    name: "\(number).json"))
        }
        func run(jobs: Int, _ transport: @escaping @Sendable () -> any Transport) throws -> [String] {
            let runner = Runner(
                options: RunOptions(jobs: jobs), surroundings: .fake(), makeTransport: transport)
            return try runner.run(files).files.map { "\($0.file) \($0.name) \($0.sentences)" }
        }
        let answered = Monitor<Set<Int>>([])
        let parallel = try run(jobs: 8) { LastFirst(answered, count: files.count) }
        let sequential = try run(jobs: 1) {
            RecordingTransport { request, _ in .success(Response(status: 200, url: request.url)) }
        }
        #expect(parallel == sequential)
        #expect(parallel[1] == #"1.json n1 ["status  expected 404, got 200"]"#)
        #expect(parallel.count == 8)
    }
}

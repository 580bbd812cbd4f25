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
        arguments: [
            ([0, 1, 2, 3], [1, 2, 3, 4]), ([3, 2, 1, 0], [0, 0, 0, 4]), ([1, 0, 3, 2], [0, 2, 2, 4]),
            ([2, 0, 1, 3], [0, 1, 3, 4]),
        ])
    func order(completion: [Int], deliveredAfterEach: [Int]) {
        let received = Guarded<[String]>([])
        let delivery = OrderedDelivery { result in received.withLock { $0.append(result.file) } }
        var counts: [Int] = []
        for index in completion {
            delivery.accept(Self.result(index), at: index)
            counts.append(received.withLock { $0.count })
        }
        #expect(counts == deliveredAfterEach)
        #expect(received.withLock { $0 } == ["0.json", "1.json", "2.json", "3.json"])
        #expect(delivery.results.map(\.file) == ["0.json", "1.json", "2.json", "3.json"])
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
            let received = Guarded<[String]>([])
            let runner = Runner(
                options: RunOptions(jobs: jobs), surroundings: .fake(), makeTransport: transport)
            let whole = try runner.run(files) { file in
                received.withLock { $0.append("\(file.file) \(file.name) \(file.sentences)") }
            }
            #expect(whole.files.map(\.file) == files.map(\.loaded.source.name))
            return received.withLock { $0 }
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

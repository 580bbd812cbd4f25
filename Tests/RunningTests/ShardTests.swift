import Diagnostics
import Platform
import Specs
import TestSupport
import Testing

@testable import Running

@Suite("A shard")
struct ShardTests {
    /// Files with so many tests, named by their place in the list.
    private func files(_ counts: [Int]) throws -> [PlannedFile] {
        try counts.enumerated().map { number, count in
            let tests = (0..<count).map { #"{ "name": "\#($0)", "GET": "http://h/" }"# }
            return PlannedFile(
                try loaded("{ \"tests\": [ \(tests.joined(separator: ",")) ] }", name: "\(number)"))
        }
    }

    private func names(_ number: Int, of count: Int, _ files: [PlannedFile]) throws -> [String] {
        try #require(Shard(number: number, of: count)).taking(of: files).map(\.loaded.source.name)
    }

    @Test("takes whole files, in their order, and all shards together take each file once")
    func all() throws {
        let files = try files([1, 9, 2, 2, 5, 1, 1, 3])
        let taken = try (1...3).map { try names($0, of: 3, files) }
        #expect(taken == [["1"], ["3", "4", "6"], ["0", "2", "5", "7"]])
        #expect(taken.flatMap(\.self).sorted() == (0..<8).map(String.init))
    }

    @Test("is the same whatever the order of the arguments")
    func order() throws {
        let files = try files([1, 9, 2, 2, 5, 1, 1, 3])
        for number in 1...3 {
            #expect(
                try names(number, of: 3, files.reversed())
                    == names(number, of: 3, files).reversed())
        }
    }

    @Test("has as many tests as the others, but for one file")
    func balanced() throws {
        let files = try files((0..<40).map { $0 * 7 % 11 + 1 })
        let sums = try (1...4).map { number in
            try #require(Shard(number: number, of: 4)).taking(of: files).reduce(0) { $0 + $1.tests.count }
        }
        #expect(sums.reduce(0, +) == files.reduce(0) { $0 + $1.tests.count })
        #expect((sums.max() ?? 0) - (sums.min() ?? 0) <= 1)
    }

    @Test("may be empty")
    func empty() throws {
        #expect(try names(3, of: 3, try files([1, 1])) == [])
    }

    @Test("has a number from 1 to the number of all", arguments: [(0, 2), (3, 2), (1, 0), (-1, 5)])
    func numbers(number: Int, count: Int) {
        #expect(Shard(number: number, of: count) == nil)
    }
}

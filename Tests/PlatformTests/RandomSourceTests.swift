import Platform
import Testing

@Suite struct RandomSourceTests {
    @Test func `the same seed gives the same numbers`() {
        let first = SeededRandom(seed: 7)
        let second = SeededRandom(seed: 7)
        #expect((0..<10).map { _ in first.next() } == (0..<10).map { _ in second.next() })
        #expect(SeededRandom(seed: 7).next() != SeededRandom(seed: 8).next())
    }

    @Test func `numbers stay in their range`() {
        let source = SeededRandom(seed: 1)
        for _ in 0..<1_000 { #expect((-3...3).contains(source.integer(in: -3...3))) }
        #expect(source.integer(in: 5...5) == 5)
        #expect(source.bytes(13).count == 13)
    }
}

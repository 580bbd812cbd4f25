import HTTP
import JSON
import Platform
import Templates
import TestSupport
import Testing

@testable import Running

@Suite("A generator")
struct GeneratorTests {
    /// A place that asks for values.
    private final class Place {
        private let source: ValueSource
        private var stream: GeneratorStream

        init(seed: UInt64, at seconds: Int64) {
            let clock = ManualClock(wall: WallTime(seconds: seconds, nanoseconds: 120_000_000))
            source = ValueSource(surroundings: .fake(clock: clock), run: RunSeed(seed), file: "a.json")
            stream = GeneratorStream(source.seed)
        }

        func generate(_ generator: Generator) -> JSONValue {
            source.generate(generator, from: &stream, source.counter)
        }
    }

    private func source(seed: UInt64 = 1, at seconds: Int64 = 1_700_000_000) -> Place {
        Place(seed: seed, at: seconds)
    }

    private func text(_ generator: Generator, _ source: Place) -> String {
        source.generate(generator).stringValue ?? source.generate(generator).written()
    }

    @Test("gives the same again for the same seed, and another value at each use")
    func seeded() {
        let generators: [Generator] = [.uuid, .randomInt(-1_000_000...1_000_000), .randomText(12)]
        for generator in generators {
            let (first, second) = (source(), source())
            let values = (0..<3).map { _ in first.generate(generator) }
            #expect(values == (0..<3).map { _ in second.generate(generator) })
            #expect(Set(values.map { $0.written() }).count == 3)
            #expect(values[0] != source(seed: 2).generate(generator))
        }
    }

    @Test("of UUIDs makes those of version 4")
    func uuid() {
        let source = source()
        for _ in 0..<20 {
            #expect(
                text(.uuid, source).wholeMatch(
                    of: /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/) != nil)
        }
    }

    @Test("of numbers reaches both ends and nothing beyond, of text has as many letters and digits")
    func random() {
        let source = source()
        let numbers = Set((0..<100).map { _ in source.generate(.randomInt(1...3)).written() })
        #expect(numbers == ["1", "2", "3"])
        #expect(source.generate(.randomInt(Int.min...Int.min)).written() == "\(Int.min)")
        #expect(text(.randomText(40), source).wholeMatch(of: /[A-Za-z0-9]{40}/) != nil)
        #expect(source.generate(.randomText(0)) == "")
    }

    @Test("of time asks the clock, of a counter counts")
    func counted() {
        let source = source()
        #expect(source.generate(.timestamp) == 1_700_000_000)
        #expect(source.generate(.now) == "2023-11-14T22:13:20.120Z")
        #expect((0..<3).map { _ in source.generate(.counter) } == [1, 2, 3])
    }

    @Test("in a variable is asked once, in a step each time")
    func once() throws {
        let transport = RecordingTransport([:])
        _ = try run(
            #"""
            { "vars": { "id": "{{counter}}" }, "base": "http://h", "tests": [
                { "steps": [ { "GET": "/{{id}}/{{counter}}", "soft": true }, { "GET": "/{{id}}/{{counter}}" } ] },
                { "GET": "/{{id}}/x" } ] }
            """#, through: transport)
        #expect(transport.lines == ["GET /1/2", "GET /1/3", "GET /1/x"])
    }
}

import Testing

@testable import Results

@Suite("A file that is part of a run that began before")
struct LaterStartTests {
    @Test("has all its calls later, and is the same otherwise")
    func later() {
        func isStart(_ part: String) -> Bool { part.contains(".start: ") }
        let before = Parts.of(ResultFixture.file)
        let after = Parts.of(ResultFixture.file.later(by: .seconds(60)))
        #expect(before.filter { !isStart($0) } == after.filter { !isStart($0) })
        let starts = after.filter(isStart)
        #expect(starts.count == before.count(where: isStart))
        #expect(starts.allSatisfy { $0.hasSuffix(".start: 61.000000001 seconds") }, "\(starts)")
    }
}

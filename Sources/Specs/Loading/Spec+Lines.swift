import Diagnostics

/// What stands on a line of a spec.
package enum SpecPlace: Sendable, Equatable {
    case setup(step: Int)
    /// A test by its index; the step where the line is one of its steps'.
    case test(Int, step: Int?)
    case always(test: Int, step: Int)
    case teardown(step: Int)
}

extension Spec {
    /// The test or step that a line (from 1) belongs to; nil where it belongs to none.
    package func place(ofLine line: Int) -> SpecPlace? {
        guard let bytes = source.range(ofLine: line) else { return nil }
        func index(_ steps: [Step]) -> Int? { steps.firstIndex { $0.location.range.touches(bytes) } }
        if let step = index(setup) { return .setup(step: step) }
        if let step = index(teardown) { return .teardown(step: step) }
        guard let number = tests.firstIndex(where: { $0.location.range.touches(bytes) }) else { return nil }
        let test = tests[number]
        if let step = index(test.always) { return .always(test: number, step: step) }
        return .test(number, step: test.steps.count == 1 ? 0 : index(test.steps))
    }
}

extension Spec {
    /// The numbers of the rows of a test that stand on a line (from 1); nil where the line asks for all of them.
    package func rows(of test: Int, onLine line: Int) -> Set<Int>? {
        guard let bytes = source.range(ofLine: line), tests.indices.contains(test),
            case .spec(let places)? = tests[test].rows?.value.origin,
            !bytes.contains(tests[test].location.range.lowerBound)
        else { return nil }
        let numbers = places.indices.filter { places[$0].range.touches(bytes) }.map { $0 + 1 }
        return numbers.isEmpty ? nil : Set(numbers)
    }
}

extension Range<Int> {
    fileprivate func touches(_ line: Range<Int>) -> Bool {
        lowerBound < line.upperBound && line.lowerBound < upperBound
    }
}

extension SourceText {
    /// The bytes of a line (from 1) without the white space around them; nil past the last one.
    fileprivate func range(ofLine number: Int) -> Range<Int>? {
        var start = 0
        for _ in 1..<max(number, 1) {
            guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
            start = end + 1
        }
        var end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
        while start < end, bytes[start] <= 0x20 { start += 1 }
        while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
        return start..<max(end, start + 1)
    }
}

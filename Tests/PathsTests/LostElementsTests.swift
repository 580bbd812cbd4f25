import Testing

@testable import Paths

@Suite("The elements that an array has lost")
struct LostElementsTests {
    @Test(
        "say where an element of what is left stood",
        arguments: [
            ([], [0, 1, 2, 3]), ([0], [1, 2, 3, 4]), ([1], [0, 2, 3, 4]), ([3], [0, 1, 2, 4]),
            ([4], [0, 1, 2, 3]), ([0, 1, 2], [3, 4, 5, 6]), ([0, 2, 4, 6], [1, 3, 5, 7]),
            ([1, 2, 5, 6], [0, 3, 4, 7]), ([2, 3, 9], [0, 1, 4, 5]),
        ])
    func originalIndex(lost: [Int], original: [Int]) {
        var elements = LostElements()
        elements.indices = lost
        #expect((0..<4).map(elements.originalIndex) == original)
    }
}

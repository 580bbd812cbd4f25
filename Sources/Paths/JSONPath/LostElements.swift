/// The elements that the arrays of a document have lost, so that a place in what is left is told as the place in the
/// document that came.
package struct LostElements {
    /// The indexes that are missing in the array at this place, ascending.
    var indices: [Int] = []
    private var below: [NormalizedPath.Step: LostElements] = [:]

    /// The same for what stands below, in steps of the document that came.
    package subscript(step: NormalizedPath.Step) -> LostElements? { below[step] }

    /// The index that an element of what is left had before.
    package func originalIndex(of index: Int) -> Int {
        // Halved, since each of many mismatches asks: before the lost element of number `middle` stand
        // `indices[middle] - middle` that are left.
        var (before, end) = (0, indices.count)
        while before < end {
            let middle = before + (end - before) / 2
            if indices[middle] - middle <= index { before = middle + 1 } else { end = middle }
        }
        return index + before
    }

    mutating func note(_ lost: LostElements?, at step: NormalizedPath.Step) {
        if let lost { below[step] = lost }
    }

    var orNil: LostElements? { indices.isEmpty && below.isEmpty ? nil : self }
}

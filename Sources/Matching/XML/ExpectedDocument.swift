package import Diagnostics
package import XML

/// A document that a body must be the same as, and its mismatches in words.
package struct ExpectedDocument {
    package let document: XMLDocument
    /// The expected value in the spec.
    package let location: SourceLocation

    package init(_ document: XMLDocument, at location: SourceLocation) {
        self.document = document
        self.location = location
    }

    /// The places where a document is another one.
    ///
    /// - Parameters:
    ///   - actual: the document that came.
    ///   - ignored: nodes of both that are left out.
    /// - Returns: the mismatches in document order; of many the first, and how many more there are.
    package func mismatches(of actual: XMLDocument, ignoring ignored: Set<XMLNode>) -> [Mismatch] {
        let comparison = XMLComparison(expected: document, actual: actual, ignoring: ignored)
        var found = comparison.differences.map { mismatch($0) }
        let others = comparison.count - found.count
        if others > 0 {
            found.append(
                Mismatch(
                    path: "xml", expected: "no difference", actual: "\(comparison.count) differences",
                    message: others == 1
                        ? "there is 1 more difference" : "there are \(others) more differences",
                    location: location, because: nil))
        }
        return found
    }

    private func mismatch(_ difference: XMLDifference) -> Mismatch {
        let words = DifferenceWords(difference)
        return Mismatch(
            path: difference.path, expected: words.expected, actual: words.actual, message: words.message,
            location: location, because: nil)
    }
}

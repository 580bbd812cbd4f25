import Diagnostics
import Results
import Specs

/// Quotes the lines of a spec around what failed, for reports that show them.
struct SpecQuotation {
    /// How many lines are quoted before the line of the failure, and behind it.
    static let around = 2
    /// How many scalars of a line are quoted.
    static let columns = 200
    /// A longer line, in bytes, is none that a person wrote; making it readable would cost more than it gives.
    static let longestLine = 2_000
    /// How many failures of a step are told with their lines: more than a person reads.
    static let perStep = 10

    let source: SourceText
    /// Hides the values of secrets. It sees whole lines, so that no secret is cut in two before.
    let mask: (String) -> String

    /// The lines around a place; nil where it is in another file.
    func excerpt(at place: Place) -> SpecExcerpt? {
        guard place.file.utf8.elementsEqual(source.name.utf8) else { return nil }
        let first = max(1, place.line - SpecQuotation.around)
        var lines = (first...place.line + SpecQuotation.around).map { quoted($0, at: place) }
        while lines.count > place.line - first + 1, lines.last == "" { lines.removeLast() }
        return SpecExcerpt(firstLine: first, line: place.line, lines: lines)
    }

    private func quoted(_ number: Int, at place: Place) -> String {
        let length = source.length(ofLine: number)
        guard length <= SpecQuotation.longestLine else { return "(a line of \(length) bytes)" }
        let scalars = Array(mask(source.line(number)).unicodeScalars)
        guard scalars.count > SpecQuotation.columns else { return text(scalars[...]) }
        // The line of the failure from a little before it, where it begins far to the right.
        let isFar = number == place.line && place.column > SpecQuotation.columns
        let wanted = isFar ? place.column - SpecQuotation.columns / 3 : 0
        let start = min(wanted, scalars.count - SpecQuotation.columns)
        let end = start + SpecQuotation.columns
        return (start > 0 ? "…" : "") + text(scalars[start..<end]) + (end < scalars.count ? "…" : "")
    }

    private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}

extension FileContext {
    /// The failures of a step, masked already, the first of them with the lines of the spec that they speak of.
    func quoting(_ failures: [CheckFailure]) -> [CheckFailure] {
        guard !failures.isEmpty else { return failures }
        // Also what this run did not come to use, such as the secrets of other rows.
        let (known, written) = (secrets.mask, file.writtenSecrets.mask(of: spec.source))
        let quotation = SpecQuotation(source: spec.source) { known.masked(written.masked($0)) }
        return failures.enumerated().map { index, failure in
            guard index < SpecQuotation.perStep, let place = failure.place else { return failure }
            return failure.quoting(quotation.excerpt(at: place))
        }
    }
}

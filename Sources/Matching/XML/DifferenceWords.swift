import JSON
import XML

/// What differs in a document, as mismatches say it.
struct DifferenceWords {
    let expected: String
    let actual: String
    /// The whole sentence.
    let message: String

    init(_ difference: XMLDifference) {
        switch difference.kind {
        case .name(let wanted, let came):
            self.init(expected: "the element \(QuotedText.cut(wanted))", actual: QuotedText.cut(came))
        case .missingElement(let element):
            self.init(missing: DifferenceWords.markup(element), at: difference.path)
        case .extraElement(let element):
            self.init(expected: "no such element", actual: DifferenceWords.markup(element))
        case .movedElement(let element, let place):
            let markup = DifferenceWords.markup(element)
            self.init(
                expected: markup, actual: "at \(place)",
                message: "expected \(markup) here, got it at \(place): the order of elements counts")
        case .missingAttribute(let value):
            self.init(missing: ValueText.bare(.string(value)), at: difference.path)
        case .extraAttribute(let value):
            self.init(expected: "no such attribute", actual: ValueText.bare(.string(value)))
        case .value(let wanted, let came) where wanted.isEmpty || came.isEmpty:
            self.init(expected: ValueText.bare(.string(wanted)), actual: ValueText.bare(.string(came)))
        case .value(let wanted, let came):
            let texts = TextDifference(expected: wanted, actual: came)
            let note = texts.position.map { ", first different at character \($0)" } ?? ""
            self.init(expected: texts.expected, actual: texts.actual, note: note)
        }
    }

    private init(expected: String, actual: String, message: String) {
        self.expected = expected
        self.actual = actual
        self.message = message
    }

    private init(expected: String, actual: String, note: String = "") {
        self.init(
            expected: expected, actual: actual, message: "expected \(expected), got \(actual)\(note)")
    }

    private init(missing expected: String, at path: String) {
        self.init(
            expected: expected, actual: "absent", message: "expected \(expected), but \(path) is absent")
    }

    /// The element as XML on one line, cut where it is long.
    private static func markup(_ element: XMLNode) -> String { QuotedText.cut(element.serialized()) }
}

extension QuotedText {
    /// The text without quotes, nothing invisible in it, cut where it is long.
    fileprivate static func cut(_ text: String) -> String {
        let shown = text.unicodeScalars.prefix(limit + 1).map {
            VisibleScalar.isInvisible($0) ? VisibleScalar.escape($0) : String($0)
        }
        return shown.prefix(limit).joined() + (shown.count > limit ? "…" : "")
    }
}

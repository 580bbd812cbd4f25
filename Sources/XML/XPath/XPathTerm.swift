/// A parsed expression and its type.
struct XPathTerm {
    indirect enum Form {
        case binary(XPathOperator, XPathTerm, XPathTerm)
        case negation(XPathTerm)
        case number(String)
        case literal([XPathLiteralPiece])
        case slot(Int)
        case call(XPathFunction, [XPathTerm])
        /// A primary expression and its predicates.
        case filter(XPathTerm, [XPathTerm])
        case path(XPathStart, [XPathStep])
    }

    let form: Form
    let type: XPathType
    let range: Range<Int>
    /// How many terms stand in one another here at most.
    let depth: Int
}

/// Where a path begins.
enum XPathStart {
    case root
    case context
    case term(XPathTerm)
}

import JSON
import XML

/// One compiled part of a path expression: the source or a stage.
struct PathStep: Sendable {
    enum Operation: Sendable {
        case jsonPath(JSONPathQuery)
        case xPath(XPathExpression)
        case source(SourceDeclaration, [PathWord])
        case stage(StageDeclaration, [PathWord])
        /// A stage without slots, compiled once.
        case action(StageDeclaration, StageDeclaration.Action)
    }

    let operation: Operation
    /// As it was written.
    let text: String
    /// The numbers of its slots in the whole expression.
    let slots: Range<Int>
}

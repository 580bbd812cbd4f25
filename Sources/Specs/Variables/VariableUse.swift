import Diagnostics
import Templates

/// A `{{…}}` somewhere in a file that not every place can fill in.
struct VariableUse {
    let need: Need
    let location: SourceLocation

    enum Need: Equatable {
        case variable(String)
        /// The file's stub server.
        case stub
        /// The request that a stub answers.
        case request
    }

    /// The use of an expression; nil where every place has what it asks for.
    init?(_ expression: TemplateExpression, at location: @autoclosure () -> SourceLocation) {
        switch expression.source {
        case .variable(let name): need = .variable(name)
        case .stub: need = .stub
        case .request: need = .request
        case .generator, .environment: return nil
        }
        self.location = location()
    }
}

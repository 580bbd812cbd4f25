import Diagnostics

/// A `{{name}}` somewhere in a file.
struct VariableUse {
    let name: String
    let location: SourceLocation
}

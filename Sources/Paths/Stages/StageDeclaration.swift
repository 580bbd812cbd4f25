/// One row of the table of stages: what the parser, the messages, the documentation and `assay query --help`
/// know of it.
package struct StageDeclaration: Sendable {
    package struct Parameter: Sendable {
        /// As the documentation shows it: `N`, `'p'`, `V`.
        package let name: String
        package let isOptional: Bool
        /// Whether it is JSON, which may hold white space.
        package let isJSON: Bool

        init(_ name: String, isOptional: Bool = false, isJSON: Bool = false) {
            self.name = name
            self.isOptional = isOptional
            self.isJSON = isJSON
        }
    }

    /// What a stage does with the value before it.
    typealias Action = @Sendable (PathValue, PathContext) throws(PathError) -> PathValue
    /// Makes the action from as many arguments as the parameters say.
    typealias Compile = @Sendable ([StageArgument]) throws(StageArgumentError) -> Action

    package let name: String
    package let parameters: [Parameter]
    /// What it does, in one line.
    package let summary: String
    /// A whole path expression that uses it.
    package let example: String
    /// Nil where the stage is part of the language and not built yet.
    let compile: Compile?

    package var isBuilt: Bool { compile != nil }

    /// `nth N`.
    package var usage: String {
        ([name] + parameters.map { $0.isOptional ? "[\($0.name)]" : $0.name }).joined(separator: " ")
    }

    init(
        _ name: String, _ parameters: [Parameter] = [], summary: String, example: String,
        compile: Compile? = nil
    ) {
        self.name = name
        self.parameters = parameters
        self.summary = summary
        self.example = example
        self.compile = compile
    }

    /// A stage without arguments.
    init(_ name: String, summary: String, example: String, action: @escaping Action) {
        self.init(name, summary: summary, example: example, compile: { _ in action })
    }
}

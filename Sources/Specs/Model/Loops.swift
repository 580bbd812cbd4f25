package import Templates

/// `each`: one pass for each element of an array.
package struct EachLoop: Sendable {
    /// What an element is called, and the place of the name.
    package let variable: Located<String>
    /// An array, or a template that gives one.
    package let elements: Located<TemplatedJSON>
    /// The variable that the elements are, where no stage stands behind it.
    package let source: String?
    package let steps: [Step]

    package init(
        variable: Located<String>, elements: Located<TemplatedJSON>, source: String? = nil, steps: [Step]
    ) {
        self.variable = variable
        self.elements = elements
        self.source = source
        self.steps = steps
    }
}

/// `while`: passes as long as all conditions hold.
package struct WhileLoop: Sendable {
    package let conditions: [VariableCondition]
    /// How many passes are allowed, and where that is said.
    package let limit: Located<Setting<Int>>
    package let steps: [Step]

    /// The number of passes that are allowed where the author says nothing.
    package static let usualLimit = 100

    package init(conditions: [VariableCondition], limit: Located<Setting<Int>>, steps: [Step]) {
        self.conditions = conditions
        self.limit = limit
        self.steps = steps
    }
}

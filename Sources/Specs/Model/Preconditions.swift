import JSON
package import Templates

/// What decides whether a test or step is run at all.
package struct Preconditions: Sendable {
    /// The author's word that it is not run.
    package let skip: Skip?
    /// All must hold.
    package let conditions: [VariableCondition]

    package init(skip: Skip? = nil, conditions: [VariableCondition] = []) {
        self.skip = skip
        self.conditions = conditions
    }
}

/// `skip`, unless it is false.
package struct Skip: Sendable {
    /// The reason; nil for `true`.
    package let reason: Located<Template>?

    package init(reason: Located<Template>? = nil) {
        self.reason = reason
    }

    /// Whether it holds whatever the variables are.
    var isCertain: Bool {
        guard let text = reason?.value.constantText else { return reason == nil }
        return Bool(setting: .string(text)) == nil
    }
}

/// One member of `when` or `while`: what a variable must be.
package struct VariableCondition: Sendable {
    /// One `{{…}}`, and the place of the key that holds it.
    package let subject: Located<TemplateExpression>
    package let value: Located<ExpectedValue>

    package init(subject: Located<TemplateExpression>, value: Located<ExpectedValue>) {
        self.subject = subject
        self.value = value
    }
}

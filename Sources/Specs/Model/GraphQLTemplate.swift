package import Templates

/// A GraphQL request as it is sent in JSON (GraphQL over HTTP).
package struct GraphQLTemplate: Sendable {
    package let query: TextTemplate
    /// An object, null, or a template that gives one of these.
    package let variables: TemplatedJSON?
    /// Text or null.
    package let operationName: TemplatedJSON?

    package init(query: TextTemplate, variables: TemplatedJSON? = nil, operationName: TemplatedJSON? = nil) {
        self.query = query
        self.variables = variables
        self.operationName = operationName
    }
}

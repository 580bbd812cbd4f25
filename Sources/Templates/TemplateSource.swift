/// Where a `{{…}}` has its value from.
package enum TemplateSource: Sendable, Hashable {
    case variable(String)
    case generator(Generator)
    /// A variable of the process environment.
    case environment(String)
    /// The address of the spec's stub server.
    case stub
    /// The request that a stub's reply answers.
    case request(RequestSource)
}

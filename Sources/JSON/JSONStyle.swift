/// How JSON is laid out when it is written.
package enum JSONStyle: Sendable, Equatable {
    /// No white space.
    case compact
    /// A line for each member and element, indented by so many spaces a level.
    case indented(Int)
}

/// Variables of one level, each of which needs the next.
package enum VariableChain {
    /// How many may stand in one: each is filled in inside of the one before, on the stack of its thread.
    package static let longest = 100
}

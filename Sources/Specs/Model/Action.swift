/// What a step does. A step has exactly one action.
package enum Action: Sendable {
    indirect case call(Call)
    /// Variables in the order they are assigned.
    case set([Variable])
}

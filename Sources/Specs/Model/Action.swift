/// What a step does. A step has exactly one action.
package enum Action: Sendable {
    indirect case call(Call)
    /// Variables in the order they are assigned.
    case set([Variable])
    /// A pause.
    indirect case wait(Pause)
}

/// How long a step waits.
package struct Pause: Sendable {
    package let duration: Setting<Duration>
    /// As written.
    package let text: String

    package init(_ duration: Setting<Duration>, text: String) {
        self.duration = duration
        self.text = text
    }
}

import Platform
import Reports
import Results

/// Shows how far the run is in the live line of the terminal, ten times a second at most.
final class ProgressDisplay: RunObserver {
    private struct State: Sendable {
        var progress: RunProgress
        var drawn: Duration
    }

    private static let interval = Duration.milliseconds(100)
    /// Left free, so that the terminal can write ^C there.
    private static let margin = 3

    private let state: Guarded<State>
    private let clock: any MonotonicClock
    private let terminal: any Terminal
    private let palette: Palette

    init(clock: any MonotonicClock, terminal: any Terminal, palette: Palette) {
        self.clock = clock
        self.terminal = terminal
        self.palette = palette
        let now = clock.now()
        state = Guarded(State(progress: RunProgress(start: now), drawn: now))
    }

    func note(_ event: RunEvent) {
        let now = clock.now()
        state.withLock { $0.progress.note(event, at: now) }
    }

    func look() {
        let now = clock.now()
        let isDue = state.withLock { state in
            guard now - state.drawn >= ProgressDisplay.interval else { return false }
            state.drawn = now
            return true
        }
        guard isDue else { return }
        // Asked anew each time: windows change their size.
        let columns = (terminal.columns(of: .output) ?? 80) - ProgressDisplay.margin
        let progress = state.withLock { $0.progress }
        terminal.showLive(progress.line(at: now, columns: columns).text(in: palette))
    }

    /// Takes the line away.
    func end() { terminal.showLive("") }
}

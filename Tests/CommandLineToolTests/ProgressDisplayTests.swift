import Platform
import Reports
import Results
import TestSupport
import Testing

@testable import CommandLineTool

@Suite("The live line of a run")
struct ProgressDisplayTests {
    private let clock = ManualClock()
    private let terminal = RecordingTerminal(columns: 60)

    private func display(_ palette: Palette = .plain) -> ProgressDisplay {
        let display = ProgressDisplay(clock: clock, terminal: terminal, palette: palette)
        display.note(.runBegan(RunPlan(files: 1, tests: 2)))
        display.note(.fileBegan(0, name: "a.json"))
        display.note(.testBegan(TestNumber(file: 0, test: 0), name: "first"))
        return display
    }

    @Test("is drawn ten times a second at most, and only where it says something new")
    func pace() {
        let display = display()
        display.look()
        clock.advance(by: .milliseconds(99))
        display.look()
        #expect(terminal.output == "")
        clock.advance(by: .milliseconds(1))
        display.look()
        let line = "\r\u{1B}[K0/2  0 passed  0 s  a.json › first  0 s"
        #expect(terminal.output == line)
        clock.advance(by: .milliseconds(100))
        display.look()
        #expect(terminal.output == line)
        clock.advance(by: .milliseconds(800))
        display.look()
        #expect(terminal.output == line + "\r\u{1B}[K0/2  0 passed  1 s  a.json › first  1 s")
    }

    @Test("is gone before anything else is written, drawn again behind it, and gone at the end")
    func printing() throws {
        let display = display()
        clock.advance(by: .seconds(1))
        display.look()
        let line = "\r\u{1B}[K0/2  0 passed  1 s  a.json › first  1 s"
        try terminal.write("✗ a.json\n")
        #expect(terminal.output == line + "\r\u{1B}[K✗ a.json\n")
        try terminal.write("more\n")
        clock.advance(by: .milliseconds(100))
        display.look()
        #expect(terminal.output == line + "\r\u{1B}[K✗ a.json\nmore\n" + line)
        try terminal.write("on the other stream\n", to: .error)
        display.end()
        #expect(terminal.output == line + "\r\u{1B}[K✗ a.json\nmore\n" + line + "\r\u{1B}[K")
    }

    @Test("fits into what the window has become, with room for ^C")
    func resized() {
        let display = display()
        terminal.resize(to: 21)
        clock.advance(by: .seconds(1))
        display.look()
        #expect(terminal.output == "\r\u{1B}[K0/2  0 passed  1 s")
        terminal.resize(to: 7)
        display.note(.testEnded(TestNumber(file: 0, test: 0), TestEnding(counts: Counts(), duration: .zero)))
        clock.advance(by: .seconds(1))
        display.look()
        #expect(terminal.output == "\r\u{1B}[K0/2  0 passed  1 s\r\u{1B}[K1/2")
    }
}

@Suite("What a run does with its terminal")
struct TerminalUseTests {
    private func use(
        _ words: [String] = [], columns: Int? = 80, _ environment: [String: String] = [:]
    ) throws(UsageError) -> (progress: Bool, text: String, columns: Int?) {
        let use = try TerminalUse(
            Arguments(words, options: Command.run.options),
            in: .fake(environment: environment, terminal: RecordingTerminal(columns: columns)))
        let text = StyledText("t", .bad).text(in: use.style.palette)
        return (use.showsProgress, text, use.style.columns())
    }

    @Test(
        "goes by its options, then by its environment and where its output goes",
        arguments: [
            ([], 80, [:], true, true), ([], nil, [:], false, false), ([], 80, ["TERM": "dumb"], false, false),
            ([], 80, ["CI": "true"], false, true), ([], 80, ["CI": "false"], true, true),
            ([], 80, ["NO_COLOR": "1"], true, false), ([], 80, ["NO_COLOR": ""], true, true),
            ([], 80, ["NO_COLOR": "0"], true, false),
            ([], nil, ["GITHUB_ACTIONS": "true"], false, true),
            ([], 80, ["GITHUB_ACTIONS": "true"], false, true),
            ([], nil, ["GITHUB_ACTIONS": "true", "NO_COLOR": "1"], false, false),
            ([], nil, ["CLICOLOR_FORCE": "1"], false, true), ([], nil, ["CLICOLOR_FORCE": "0"], false, false),
            (["-q"], 80, [:], false, true), (["-v"], 80, [:], true, true),
            (["--progress", "always"], nil, ["CI": "1"], true, false),
            (["--progress", "never"], 80, [:], false, true),
            (["--color", "always"], nil, ["NO_COLOR": "1"], false, true),
            (["--color", "never"], 80, [:], true, false),
            (["--color", "auto", "--progress=auto"], 80, [:], true, true),
        ] as [([String], Int?, [String: String], Bool, Bool)])
    func choice(
        words: [String], columns: Int?, environment: [String: String], progress: Bool, colours: Bool
    ) throws {
        let use = try use(words, columns: columns, environment)
        #expect(use.progress == progress)
        #expect(use.text == (colours ? "\u{1B}[31mt\u{1B}[0m" : "t"))
        #expect(use.columns == columns)
    }

    @Test("takes no other words", arguments: ["--color", "--progress"])
    func wrong(option: String) {
        let error = #expect(throws: UsageError.self) { try use(["\(option)=yes"]) }
        #expect(error?.message == "\(option) needs auto, always or never, got \"yes\"")
    }
}

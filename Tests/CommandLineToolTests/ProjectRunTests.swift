import Platform
import Results
import Running
import TestSupport
import Testing

@testable import CommandLineTool

@Suite("A run under project files")
struct ProjectRunTests {
    private static let passing = #"""
        { "base": "{{stub}}", "stubs": [ { "on": "*", "reply": {} } ], "name": "{{n}}", "GET": "/" }
        """#

    private func run(_ words: String..., files: [String: String]) -> ProgramInMemory {
        var program = ProgramInMemory(files: files)
        program.words = words
        _ = program.run()
        return program
    }

    @Test("without a path is of specs/ beside the project file, also from a folder below it")
    func usualFolder() {
        let near = run("check", files: ["assay.json": "{}", "specs/a.json": #"{ "GET": "http://h" }"#])
        #expect(near.terminal.output == "1 file, 1 test: 0 errors\n")
        let above = run("check", files: ["/assay.json": "{}", "/specs/a.json": #"{ "GETT": "" }"#, "x": ""])
        #expect(above.terminal.output.hasPrefix("../specs/a.json:1:3: error: unknown key \"GETT\""))
    }

    @Test("without a path and without specs beside the project file is an error that names the folder")
    func noUsualFolder() {
        let program = run("run", files: ["/assay.json": "{}", "specs/a.json": "{}"])
        #expect(
            program.terminal.error == """
                assay: there is no folder "../specs" beside ../assay.json, and no path is given
                  = name a spec or a folder of specs

                """)
    }

    @Test(
        "writes the reports that the project names, unless the command line says otherwise",
        arguments: [
            (#"{ "reports": ["junit=out/r.xml"] }"#, [], ["p/out/r.xml"]),
            (#"{ "reports": ["junit=../r.xml"] }"#, [], ["r.xml"]),
            (#"{ "reports": ["junit"] }"#, [], ["reports/junit.xml"]), (#"{ "reports": [] }"#, [], []),
            ("{}", [], ["reports/junit.xml"]), (#"{ "reports": ["junit=out/r.xml"] }"#, ["--no-report"], []),
            (#"{ "reports": ["junit=out/r.xml"] }"#, ["--report", "junit=x.xml"], ["x.xml"]),
        ])
    func reports(project: String, words: [String], written: [String]) {
        let program = {
            var program = ProgramInMemory(files: [
                "p/assay.json": project, "p/a.json": Self.passing.replacing("{{n}}", with: "n"),
            ])
            program.words = ["run", "p"] + words
            #expect(program.run() == 0, "\(program.terminal.output)\(program.terminal.error)")
            return program
        }()
        let all = ["p/out/r.xml", "r.xml", "reports/junit.xml", "x.xml", "p/reports/junit.xml"]
        #expect(all.filter { program.files.text($0) != nil } == written)
    }

    @Test(
        "is headed by the environment that is asked for, or that all projects name, and by its shard",
        arguments: [
            (["run", "p"], "q", "nil"), (["run", "p", "-e", "r"], "r", "nil"), (["run"], "nil", "nil"),
            (["run", "-e", "r", "--shard", "2/3"], "r", "2/3 of 2"), (["run", "n.json"], "nil", "nil"),
        ])
    func heading(words: [String], environment: String, shard: String) throws {
        let spec = Self.passing.replacing("{{n}}", with: "n")
        let environments = #""environments": { "q": {}, "r": {} }"#
        let program = ProgramInMemory(files: [
            "specs/p/assay.json": #"{ "environment": "q", \#(environments) }"#, "specs/p/a.json": spec,
            "specs/o/assay.json": "{ \(environments) }", "specs/o/a.json": spec, "n.json": spec,
        ])
        let paths = words.dropFirst().map { $0 == "p" ? "specs/p" : $0 }
        let surroundings = Surroundings.fake(files: program.files)
        let arguments = try Arguments(Array(paths), options: Command.run.options)
        let selected = try SpecSelection(arguments, given: GivenVariables()).files(in: surroundings)
        let heading = try RunCommand(arguments, surroundings).heading(of: selected)
        #expect(heading.environment ?? "nil" == environment)
        #expect(heading.shard.map { "\($0.text) of \($0.filesOfRun)" } ?? "nil" == shard)
    }

    @Test("of several projects gives each spec what its own has, and writes the reports of all")
    func several() {
        let program = run(
            "run", "p", "q", "none",
            files: [
                "p/assay.json": #"{ "vars": { "n": "pp" }, "reports": ["junit=r.xml"] }"#,
                "p/a.json": Self.passing,
                "q/assay.json": #"{ "vars": { "n": "qq" }, "reports": ["junit=r.xml"] }"#,
                "q/deep/b.json": Self.passing,
                "none/c.json": Self.passing,
            ])
        #expect(
            program.terminal.output.contains(
                """
                none/c.json:1:73: error: undefined variable "n"
                """))
        for path in ["p/r.xml", "q/r.xml"] {
            let report = program.files.text(path)
            #expect(report?.contains("name=\"pp\"") == true)
            #expect(report?.contains("name=\"qq\"") == true)
        }
    }

    @Test("of several projects that ask for one and the same report writes it once")
    func sameReport() {
        let files = [
            "p/assay.json": #"{ "reports": ["junit", "junit=../r.xml"] }"#, "p/a.json": Self.passing,
            "q/assay.json": #"{ "reports": ["junit=../r.xml", "junit"] }"#, "q/b.json": Self.passing,
        ]
        let program = run("run", "p", "q", "--var", "n=x", files: files)
        #expect(program.terminal.error == "")
        #expect(program.files.text("reports/junit.xml") == program.files.text("r.xml"))
        #expect(program.files.text("r.xml") != nil)
    }

    @Test("of several projects needs an environment that all of them have")
    func severalEnvironments() {
        let files = [
            "p/assay.json": #"{ "environments": { "a": {}, "b": {} } }"#, "p/a.json": Self.passing,
            "q/assay.json": #"{ "environments": { "a": {} } }"#, "q/b.json": Self.passing,
        ]
        #expect(run("check", "p", "q", "-e", "a", "--var", "n=x", files: files).terminal.error == "")
        #expect(
            run("check", "p", "q", "--env", "b", files: files).terminal.error == """
                assay: there is no environment "b" in q/assay.json
                  = the environments are: "a"

                """)
    }

    @Test("a project file that is named as a spec is told to be none, unless it is one")
    func namedAsSpec() {
        let project = run("check", "p/assay.json", files: ["p/assay.json": #"{ "vars": {} }"#])
        #expect(
            project.terminal.output == """
                p/assay.json:1:1: error: this is a project file and no spec
                  | { "vars": {} }
                  | ^
                  = it is checked with the specs under it: name one of them, or their folder
                1 file, 0 tests: 1 error

                """)
        let spec = run("check", "assay.json", files: ["assay.json": #"{ "GET": "http://h" }"#])
        #expect(spec.terminal.output == "1 file, 1 test: 0 errors\n")
    }

    @Test("hides what the project keeps secret, in specs that are wrong too")
    func secrets() {
        let program = run(
            "check", "a.json",
            files: [
                "assay.json": #"{ "secrets": ["word"], "vars": { "key": "hunter2" } }"#,
                "a.json":
                    #"{ "vars": { "word": "swordfish" }, "secrets": ["key"], "GET": "http://h/swordfish", "x": "hunter2" }"#,
            ])
        #expect(program.terminal.output.contains("unknown key \"x\""))
        #expect(!program.terminal.output.contains("swordfish"))
        #expect(!program.terminal.output.contains("hunter2"))
    }
}

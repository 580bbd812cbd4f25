import TestSupport
import Testing

@testable import CommandLineTool

@Suite("Where a report may be written")
struct ReportPlaceTests {
    private static let files = [
        "assay.json": #"{ "vars": { "b": "http://127.0.0.1:1" } }"#,
        "specs/a.json": """
        { "base": "{{b}}", "tests": [
            { "name": "r", "rows": "rows.csv", "GET": "/{{x}}", "expect": { "status": 200 } },
            { "name": "b", "POST": "/", "file": "body.bin" },
            { "name": "u", "use": "_u.json" } ] }
        """,
        "specs/_u.json": #"{ "name": "u", "set": { "y": 1 } }"#, "specs/rows.csv": "x\n1\n",
        "specs/body.bin": "bytes", "vars.json": #"{ "v": 1 }"#, "old.json": "{}", "reports/old.xml": "<old/>",
    ]

    @Test(
        "is not over a file that the run reads",
        arguments: [
            ("assay.json", "assay.json"), ("specs/a.json", "specs/a.json"),
            ("/work/specs/../specs/a.json", "specs/a.json"), ("specs/_u.json", "specs/_u.json"),
            ("specs/rows.csv", "specs/rows.csv"), ("specs/body.bin", "specs/body.bin"),
            ("vars.json", "vars.json"),
        ])
    func read(path: String, told: String) {
        var program = ProgramInMemory(files: Self.files)
        program.words = ["run", "--vars", "vars.json", "--report", "tap=\(path)"]
        #expect(program.run() == 2)
        #expect(
            program.terminal.error == """
                assay: the report tap would be written over \(told), which the run reads
                  = give it another path: tap=PATH

                """)
        #expect(program.terminal.output == "")
        #expect(program.files.text(path) == Self.files[told])
    }

    @Test("is not over one either where the project asks for it")
    func project() {
        let project = #"{ "reports": ["junit=assay.json"] }"#
        var program = ProgramInMemory(files: [
            "assay.json": project, "specs/a.json": #"{ "set": { "a": 1 } }"#,
        ])
        program.words = ["run"]
        #expect(program.run() == 2)
        #expect(program.files.text("assay.json") == project)
    }

    @Test("is over any other file", arguments: ["old.json", "reports/old.xml", "new/r.xml"])
    func other(path: String) {
        var program = ProgramInMemory(files: Self.files)
        program.words = ["run", "--vars", "vars.json", "--report", "tap=\(path)"]
        #expect(program.run() == 1)
        #expect(program.files.text(path)?.hasPrefix("TAP version 14\n") == true)
    }

    @Test("is no other report's, however it is written")
    func twice() {
        var program = ProgramInMemory(files: Self.files)
        program.words = ["run", "--report", "tap=r", "--report", "junit=/work/r"]
        #expect(program.run() == 2)
        #expect(program.terminal.error == "assay: two reports would be written to /work/r\n")
    }
}

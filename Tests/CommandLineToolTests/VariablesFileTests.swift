import JSON
import TestSupport
import Testing

@testable import CommandLineTool

@Suite("The file of --vars")
struct VariablesFileTests {
    @Test("holds variables, with comments and trailing commas where its author likes")
    func read() throws {
        let files = MemoryFiles(["v.json": "{ \"$comment\": 1, // two\n \"a\": 1.50, \"b\": \"{{x}}\", }"])
        let read = try VariablesFile.read("v.json", files: files)
        #expect(read.map { "\($0.name) \($0.value.written())" } == ["a 1.50", #"b "{{x}}""#])
    }

    @Test(
        "is told with the place of what is wrong, and never with a value",
        arguments: [
            ("{ \"a\": hunter2 }", "v.json:1:8: unknown word, text is written in double quotes"),
            ("{ \"a\": \"hunter2\",\n  \"a\": 1 }", "v.json:2:3: the variable \"a\" stands here twice"),
            ("[\"hunter2\"]", "v.json:1:1: the file of --vars is no object"),
            ("{ \"uuid\": 1 }", "v.json:1:3: \"uuid\" is a generator and cannot be the name of a variable"),
            ("{ \"\": 1 }", "v.json:1:3: a variable needs a name"),
        ])
    func wrong(text: String, message: String) throws {
        let error = #expect(throws: UsageError.self) {
            try VariablesFile.read("v.json", files: MemoryFiles(["v.json": text]))
        }
        #expect(error?.message == message)
    }

    @Test("must be there")
    func missing() {
        let error = #expect(throws: UsageError.self) {
            try VariablesFile.read("none.json", files: MemoryFiles())
        }
        #expect(error?.message == "cannot read \"none.json\": no such file or folder")
    }

    @Test(
        "and variables of the environment have names that a variable can have",
        arguments: [
            ("ASSAY_VAR_", "the environment variable ASSAY_VAR_: no variable is named behind it"),
            (
                "ASSAY_VAR_now",
                "the environment variable ASSAY_VAR_now: \"now\" is a generator and cannot be the name of a variable"
            ),
        ])
    func environment(name: String, message: String) throws {
        let arguments = try Arguments([], options: [])
        #expect(throws: UsageError(message)) {
            try VariableArguments.read(arguments, in: .fake(environment: [name: "x"]))
        }
    }
}

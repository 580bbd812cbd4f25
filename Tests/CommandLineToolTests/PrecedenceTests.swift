import Platform
import TestSupport
import Testing

@testable import CommandLineTool

/// Which of the places that give a variable a value wins (LANGUAGE.md §3).
@Suite("The value of a variable")
struct PrecedenceTests {
    /// A place, and the value that it gives the variable: its own name.
    enum Place: String, CaseIterable, Sendable {
        // From the strongest. What `with` gives stands beside `element`: see `arguments`.
        case element, capture, row, option, file, environmentVariable, test, setup, spec, environment, project
    }

    private static let neighbours = zip(Place.allCases, Place.allCases.dropFirst()).map { [$0, $1] }
    /// Each place with all that are weaker.
    private static let tails = Place.allCases.indices.map { Array(Place.allCases[$0...]) }

    @Test(
        "is that of the stronger of two neighbours, and of all that are weaker", arguments: neighbours + tails
    )
    func value(_ places: [Place]) throws {
        let expected = try #require(places.first).rawValue
        let program = Self.program(places, expecting: expected)
        #expect(program.run() == 0, "\(program.terminal.output)\(program.terminal.error)")
    }

    @Test(
        "in a used file is what \"with\" gives, and before it what a loop in that file does",
        arguments: [
            (#"{ "vars": { "v": "spec" }, CHECK }"#, "with"),
            (#"{ "steps": [ { "GET": "/", "capture": { "v": "$.v" } }, { CHECK } ] }"#, "with"),
            (#"{ "steps": [ { "set": { "v": "set" } }, { CHECK } ] }"#, "with"),
            (#"{ "steps": [ { "each": { "v": ["element"] }, "steps": [ { CHECK } ] } ] }"#, "element"),
        ])
    func arguments(used: String, expected: String) {
        let check = #""GET": "/", "expect": { "paths": { "var v": "\#(expected)" } }"#
        let spec = #"""
            { "base": "{{stub}}", "stubs": [ { "on": "*", "reply": { "json": { "v": "capture" } } } ],
              "steps": [ { "each": { "v": ["caller"] }, "steps": [ { "use": "_used.json", "with": { "v": "with" } } ] } ] }
            """#
        let file = used.replacing("CHECK", with: check).replacing(
            "{ ", with: #"{ "base": "{{stub}}", "#, maxReplacements: 1)
        var program = ProgramInMemory(
            files: ["spec.json": spec, "_used.json": file], environment: ["ASSAY_VAR_v": "environment"])
        program.words = ["run", "spec.json", "--no-report", "--var", "v=option"]
        #expect(program.run() == 0, "\(program.terminal.output)\(program.terminal.error)")
    }

    @Test(
        "of the command line is the last one given",
        arguments: [
            (["--var", "v=a", "--var", "v=b"], "b"), (["--secret", "v=aa", "--var", "v=b"], "b"),
            (["--var", "v=a", "--secret", "v=bb"], "bb"), (["--var", "v:=1", "--var", "v=b"], "b"),
        ])
    func last(words: [String], expected: String) {
        var program = Self.program([.file], expecting: expected)
        program.words += words
        #expect(program.run() == 0, "\(program.terminal.output)\(program.terminal.error)")
    }

    @Test(
        "given outside is data, with its type, and is not looked through again",
        arguments: [
            (
                [:], ["vars.json": #"{ "v": { "a": ["{{x}}", 1.50] } }"#], ["--vars", "vars.json"],
                #"{"a":["{{x}}",1.50]}"#
            ),
            (["ASSAY_VAR_v": "{{x}}"], [:], [], #""{{x}}""#), ([:], [:], ["--var", "v={{x}}"], #""{{x}}""#),
            ([:], [:], ["--var", "v:=[1.50]"], "[1.50]"),
        ])
    func data(environment: [String: String], files: [String: String], words: [String], value: String) {
        let spec = #"""
            { "base": "{{stub}}", "stubs": [ { "on": "POST /", "reply": { "text": "{{request body}}" } } ],
              "POST": "/", "json": { "v": "{{v}}" }, "expect": { "paths": { "body": "\#(Self.escaped("{\"v\":\(value)}"))" } } }
            """#
        var program = ProgramInMemory(
            files: files.merging(["spec.json": spec]) { $1 }, environment: environment)
        program.words = ["run", "spec.json", "--no-report"] + words
        #expect(program.run() == 0, "\(program.terminal.output)\(program.terminal.error)")
    }

    /// In a JSON string, braces as themselves.
    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("{{", with: "\\\\{{")
    }

    /// A spec that expects a value of `v`, which these places give one.
    private static func program(_ places: [Place], expecting expected: String) -> ProgramInMemory {
        func text(_ place: Place, _ text: (String) -> String) -> String {
            places.contains(place) ? text(place.rawValue) : ""
        }
        let vars: (String) -> String = { #""vars": { "v": "\#($0)" }, "# }
        let spec = #"""
            { "base": "{{stub}}", "stubs": [ { "on": "*", "reply": { "json": { "v": "capture" } } } ],
              \#(text(.spec, vars))
              \#(text(.setup) { #""setup": [ { "set": { "v": "\#($0)" } } ], "# })
              "tests": [ { \#(text(.test, vars)) \#(text(.row) { #""rows": [ { "v": "\#($0)" } ], "# }) "steps": [
                \#(text(.capture) { _ in #"{ "GET": "/", "capture": { "v": "$.v" } }, "# })
                \#(text(.element) { #"{ "each": { "v": ["\#($0)"] }, "steps": [ "# })
                { "GET": "/", "expect": { "paths": { "var v": "\#(expected)" } } }
                \#(text(.element) { _ in #"] }"# }) ] } ] }
            """#
        let project = #"""
            { \#(text(.project, vars)) "environment": "e", "environments": { "e": { \#(text(.environment, vars)) } } }
            """#
        var program = ProgramInMemory(
            files: [
                "specs/spec.json": spec, "assay.json": project,
                "vars.json": #"{ \#(text(.file) { #""v": "\#($0)""# }) }"#,
            ],
            environment: places.contains(.environmentVariable)
                ? ["ASSAY_VAR_v": Place.environmentVariable.rawValue] : [:])
        program.words = ["run", "--no-report"]
        if places.contains(.option) { program.words += ["--var", "v=option"] }
        if places.contains(.file) { program.words += ["--vars", "vars.json"] }
        return program
    }
}

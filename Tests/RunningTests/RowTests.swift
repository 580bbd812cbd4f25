import HTTP
import JSON
import Platform
import Results
import Specs
import TestSupport
import Testing
import Text

@testable import Running

@Suite("A test with rows")
struct RowTests {
    /// Answers with what it was sent.
    private static var echo: RecordingTransport {
        RecordingTransport { request, _ in
            .success(CannedAnswer(200, body: #"{ "n": 7 }"#).response(from: request.url))
        }
    }

    private static func names(_ file: FileResult) -> [String] { file.cases.map(\.name) }

    @Test(
        "runs once for each, named by its templates, or by a number",
        arguments: [
            (#""name": "t""#, ["t [1]", "t [2]", "t [3]"]),
            (#""name": "t {{a}}""#, ["t 1", "t 2 [2]", "t 2 [3]"]),
            (#""name": "t {{b}}""#, ["t x", "t y", "t z"]),
            (#""name": "u""#, ["u [1]", "u [2]", "u [3]"]),
        ])
    func names(name: String, expected: [String]) throws {
        let text = """
            { "base": "http://h", "tests": [
                { \(name), "rows": [ { "a": 1, "b": "x" }, { "a": 2, "b": "y" }, { "a": 2, "b": "z" } ], "GET": "/{{a}}{{b}}" } ] }
            """
        let transport = Self.echo
        let file = try run(text, through: transport)
        #expect(Self.names(file) == expected)
        #expect(transport.lines == ["GET /1x", "GET /2y", "GET /2z"])
        #expect(file.tests.map { $0.row?.number } == [1, 2, 3])
    }

    @Test("of a CSV file has data: text, zeros kept, types by the header, and nothing is looked through")
    func csv() throws {
        let csv =
            "code,n:integer,on:boolean,x:json,p:number\r\n008727100,07,1,\"{\"\"a\"\":[1.0]}\",1.50\r\n{{now}},,,,\r\n"
        let transport = Self.echo
        let file = try run(
            #"""
            { "rows": "_d.csv", "POST": "http://h/", "json": ["{{code}}", "{{n}}", "{{on}}", "{{x}}", "{{p}}"] }
            """#, through: transport, files: MemoryFiles(["_d.csv": csv]))
        #expect(file.sentences == [])
        #expect(
            transport.bodies == [
                #"["008727100",7,true,{"a":[1.0]},1.50]"#, #"["{{now}}",null,null,null,null]"#,
            ])
        #expect(file.tests.map { $0.row?.place.description } == ["_d.csv:2:1", "_d.csv:3:1"])
    }

    @Test("of a JSON file, or of its own, fills its templates in once for each run")
    func templates() throws {
        let rows =
            #"[ { "id": "{{uuid}}", "path": "/{{id}}", "k": "{{v}}" }, /* c */ { "id": "{{uuid}}", "path": "/x", "k": 2 }, ]"#
        for value in [rows, "\"_d.json\""] {
            let transport = Self.echo
            let file = try run(
                """
                { "vars": { "v": 5 }, "rows": \(value), "POST": "http://h{{path -> raw}}", "json": ["{{id}}", "{{id}}", "{{k}}"] }
                """, through: transport, files: MemoryFiles(["_d.json": rows]))
            #expect(file.sentences == [])
            let sent = try transport.bodies.map { try JSONParser.parse(Array($0.utf8)).arrayValue ?? [] }
            #expect(sent.map { $0[0] == $0[1] } == [true, true])
            #expect(sent.map { $0[2] } == [5, 2])
            #expect(sent[0][0] != sent[1][0])
            #expect(transport.lines[0] == "POST /\(sent[0][0].stringValue ?? "")")
        }
    }

    @Test("may have matchers, in an array and in a file; from an answer they are none")
    func matchers() throws {
        let rows =
            ##"[ { "m": { "?gt": 6 } }, { "m": 7 }, { "m": { "?gt": "{{limit}}" } }, { "m": { "?is": "string" } } ]"##
        for (value, column) in [(rows, 169), ("\"_d.json\"", 78)] {
            let file = try run(
                ##"""
                { "base": "http://h", "vars": { "limit": 9 }, "tests": [
                    { "name": "t", "rows": \##(value), "GET": "/", "expect": { "json": { "n": "{{m}}" }, "paths": { "$.n": { "?any": [0, "{{m}}"] } } } } ] }
                """##, through: Self.echo, files: MemoryFiles(["_d.json": rows]))
            #expect(file.tests.map { "\($0.outcome)" } == ["passed", "passed", "failed", "failed"])
            #expect(
                file.tests[2].steps[0].failures.map(\.sentence).first
                    == "$.n  expected a number greater than 9, got 7")
            #expect(file.tests[3].steps[0].failures.first?.place?.column == column)
        }
        let file = try run(
            ##"""
            { "rows": [ { "m": { "?is": "number" } } ],
              "steps": [ { "set": { "m": "{{m}}" } }, { "GET": "http://h/", "expect": { "paths": { "$.n": "{{m}}" } } } ] }
            """##, through: Self.echo)
        #expect(file.tests[0].outcome == .failed)
    }

    @Test("is asked by when for each row, and skipped once for all by skip")
    func preconditions() throws {
        let file = try run(
            """
            { "base": "http://h", "tests": [
                { "name": "s", "skip": "gone", "rows": [ { "a": 1 }, { "a": 2 } ], "GET": "/" },
                { "name": "r", "skip": "{{why}}", "rows": [ { "why": "so" }, { "why": false } ], "GET": "/" },
                { "name": "w", "when": { "{{a}}": 2 }, "rows": [ { "a": 1 }, { "a": 2 } ], "GET": "/" } ] }
            """, through: Self.echo)
        #expect(Self.names(file) == ["s", "r [1]", "r [2]", "w [1]", "w [2]"])
        #expect(
            file.tests.map(\.outcome) == [
                .skipped(reason: "gone"), .skipped(reason: "so"), .passed,
                .skipped(reason: "{{a}} expected 2, got 1"), .passed,
            ])
    }

    @Test("hides the secrets among them")
    func secrets() throws {
        let file = try run(
            """
            { "secrets": ["pin"], "name": "pin {{pin}}", "rows": "_d.csv", "GET": "http://h/{{pin}}", "expect": 500 }
            """, through: Self.echo, files: MemoryFiles(["_d.csv": "pin\n4711\n4712\n"]))
        #expect(Self.names(file) == ["pin *** [1]", "pin *** [2]"])
        #expect(file.tests.map { $0.steps[0].request?.url } == ["http://h/***", "http://h/***"])
    }

    @Test("whose file changed after it was checked is an error that says so")
    func changed() throws {
        let files = MemoryFiles(["_d.csv": "a:integer\n1\n2\n"])
        let spec = try loaded(
            #"{ "name": "t", "rows": "_d.csv", "GET": "http://h/{{a}}" }"#, files: files)
        var surroundings = Surroundings.fake()
        surroundings.files = MemoryFiles(["_d.csv": "a:integer\n1\nx\n"])
        let file = FileRun(
            options: RunOptions(), surroundings: surroundings, transport: Self.echo, cookies: CookieJar()
        ).result(of: PlannedFile(spec))
        #expect(file.tests.map(\.outcome) == [.passed, .errored])
        #expect(file.tests[1].failure?.place?.description == "_d.csv:3:1")
        #expect(
            file.tests[1].failure?.message
                == "expected a whole number in the column \"a\", got string \"x\"")
    }

    @Test("repeats only the row that failed")
    func retries() throws {
        var count = 0
        let transport = RecordingTransport { request, _ in
            count += 1
            return .success(CannedAnswer(count == 2 ? 500 : 200, body: "{}").response(from: request.url))
        }
        var options = RunOptions()
        options.retries = 1
        let spec = try loaded(
            #"{ "name": "t", "rows": [ { "a": 1 }, { "a": 2 }, { "a": 3 } ], "GET": "http://h/{{a}}" }"#)
        let file = FileRun(
            options: options, surroundings: .fake(), transport: transport, cookies: CookieJar()
        ).result(of: PlannedFile(spec))
        #expect(transport.lines == ["GET /1", "GET /2", "GET /2", "GET /3"])
        #expect(file.tests.map(\.earlier.count) == [0, 1, 0])
    }

    @Test(
        "is chosen by the lines of its rows",
        arguments: [([3], [1]), ([4], [2]), ([3, 5], [1, 3]), ([2], nil), ([6], nil), ([4, 6], nil)]
            as [([Int], [Int]?)])
    func lines(lines: [Int], rows: [Int]?) throws {
        let spec = try loaded(
            """
            { "tests": [ { "GET": "http://h/", "name": "x" },
              { "name": "t", "rows": [
                { "a": 1 },
                { "a": 2 },
                { "a": 3 } ],
                "GET": "http://h/{{a}}" } ] }
            """)
        let file = try PlannedFile(spec).onLines(lines)
        #expect(file.tests.map(\.name) == ["t"])
        #expect(file.tests.first?.rows?.value.wanted == rows.map { Set($0) })
    }

    @Test("is chosen and listed by the names of its rows")
    func list() throws {
        let files = MemoryFiles(["_d.csv": "user,pin\nada,1234\nbob,4567\nada,7890\n"])
        let spec = try loaded(
            """
            { "secrets": ["pin"], "tests": [
                { "name": "log in {{user}}", "rows": "_d.csv", "GET": "http://h/" },
                { "name": "{{pin}}", "rows": "_d.csv", "GET": "http://h/" },
                { "name": "n", "rows": [ { "a": 1 }, { "a": 2 } ], "GET": "http://h/" } ] }
            """, files: files)
        let all = PlannedFile(spec).listed(given: GivenVariables(), files: files)
        #expect(
            all.map(\.name) == [
                "log in ada [1]", "log in bob", "log in ada [3]", "{{pin}} [1]", "{{pin}} [2]", "{{pin}} [3]",
                "n [1]", "n [2]",
            ])
        for (pattern, names) in [("ada", ["log in ada [1]", "log in ada [3]"]), ("n .2.", ["n [2]"])] {
            let chosen = try PlannedFile(spec).named(try RegularExpression(pattern), files: files)
            #expect(chosen.listed(given: GivenVariables(), files: files).map(\.name) == names)
        }
    }
}

extension RecordingTransport {
    /// The text of each body that was sent.
    fileprivate var bodies: [String] {
        requests.map { String(decoding: $0.body?.bytes ?? [], as: UTF8.self) }
    }
}

import HTTP
import Platform
import Results
import TestSupport
import Testing

@testable import Running

@Suite("An answer that is saved")
struct SavingTests {
    private struct Ending {
        let file: FileResult
        let files: MemoryFiles

        var problems: [String] { file.sentences }
    }

    private func run(
        _ text: String, retries: Int = 0, verbose: Bool = false, files: MemoryFiles = MemoryFiles(),
        others: [String] = [], status: @escaping (Int) -> Int = { _ in 200 }
    ) throws -> Ending {
        var surroundings = Surroundings.fake()
        surroundings.files = files
        var count = 0
        let transport = RecordingTransport { request, _ in
            count += 1
            return .success(
                Response(
                    status: status(count), body: Array(#"{"name":"../n\#(count)"}"#.utf8), url: request.url))
        }
        var options = RunOptions(recording: verbose ? .whole : Recording())
        options.retries = retries
        let run = FileRun(
            options: options, surroundings: surroundings, transport: transport, cookies: CookieJar(),
            shared: SharedByFiles(savedFiles: SavedFiles(folder: "out/api", others: others)))
        return Ending(
            file: run.result(of: PlannedFile(try loaded(text, files: files))), files: files)
    }

    @Test("is the body, under the report folder, also where a check fails; -v tells")
    func saved() throws {
        let ending = try run(
            #"{ "GET": "http://h/", "save": "a/./b.json", "expect": 201 }"#, verbose: true)
        #expect(ending.files.text("out/api/a/b.json") == #"{"name":"../n1"}"#)
        #expect(ending.problems == ["status  expected 201, got 200"])
        #expect(ending.file.tests[0].steps[0].notes == ["saved 16 bytes to out/api/a/b.json"])
    }

    @Test("has a name that may use what the call captured")
    func templates() throws {
        let ending = try run(
            #"""
            { "GET": "http://h/", "capture": { "name": "$.name -> replace '[^a-z0-9]' ''" }, "save": "{{name}}.json" }
            """#)
        #expect(ending.problems == [])
        #expect(ending.files.text("out/api/n1.json") != nil)
    }

    @Test("is refused where the name that comes out of it leads elsewhere")
    func elsewhere() throws {
        let ending = try run(#"{ "GET": "http://h/", "capture": { "name": "$.name" }, "save": "{{name}}" }"#)
        #expect(
            ending.problems == [
                "nothing can be saved to \"../n1\": it holds \"..\", and might not be under the report folder"
            ])
        #expect(ending.file.cases.map(\.outcome) == [.errored])
    }

    private static let twice = #"""
        { "tests": [ { "name": "a", "GET": "http://h/", "save": "x" }, { "name": "b", "GET": "http://h/", "save": "./x" } ] }
        """#

    @Test("by two steps to one file is an error of the second, and so is a file of the run itself")
    func twice() throws {
        let ending = try run(Self.twice)
        #expect(
            ending.problems == [
                "nothing can be saved to \"./x\": the run has written this file already, or will"
            ])
        #expect(ending.files.text("out/api/x") == #"{"name":"../n1"}"#)
        #expect(try run(Self.twice, others: ["out/./api/x"]).problems.count == 2)
    }

    @Test("by two files that use the same step is an error of the second")
    func usedTwice() throws {
        let files = MemoryFiles(["_x.json": #"{ "GET": "http://h/", "save": "x" }"#])
        let shared = SharedByFiles(savedFiles: SavedFiles(folder: "out"))
        let problems = try ["a.json", "b.json"].map { name in
            var surroundings = Surroundings.fake()
            surroundings.files = files
            let transport = RecordingTransport { request, _ in
                .success(Response(status: 200, body: Array(name.utf8), url: request.url))
            }
            let run = FileRun(
                options: RunOptions(), surroundings: surroundings, transport: transport, cookies: CookieJar(),
                shared: shared)
            let spec = try loaded(
                #"{ "name": "t", "steps": [ { "use": "_x.json" } ] }"#, name: name, files: files)
            return run.result(of: PlannedFile(spec)).sentences
        }
        #expect(
            problems == [
                [], ["nothing can be saved to \"x\": the run has written this file already, or will"],
            ])
        #expect(files.text("out/x") == "a.json")
    }

    @Test("is that of the last attempt where a test is run again")
    func retried() throws {
        let ending = try run(
            #"{ "GET": "http://h/", "save": "x" }"#, retries: 1, status: { $0 == 1 ? 500 : 200 })
        #expect(ending.problems == [])
        #expect(ending.files.text("out/api/x") == #"{"name":"../n2"}"#)
    }

    @Test("is that of the last attempt, also where that came to the step on a shorter way")
    func retriedOnAnotherWay() throws {
        let ending = try run(
            #"""
            { "steps": [
                { "set": { "n": 200 } },
                { "while": { "{{n}}": 200 }, "steps": [ { "GET": "http://h/", "capture": { "n": "status" } } ] },
                { "GET": "http://h/", "save": "x" } ] }
            """#, retries: 1, status: { [1: 200, 2: 201, 3: 500, 4: 201][$0] ?? 200 })
        #expect(ending.problems == [])
        #expect(ending.files.text("out/api/x") == #"{"name":"../n5"}"#)
    }

    @Test("is that of the last attempt at a used test, also where that came to the step on a shorter way")
    func usedOnAnotherWay() throws {
        let job = #"""
            { "steps": [
                { "set": { "n": 200 } },
                { "while": { "{{n}}": 200 }, "steps": [ { "GET": "http://h/", "capture": { "n": "status" } } ] },
                { "GET": "http://h/", "save": "x" } ] }
            """#
        let ending = try run(
            #"{ "steps": [ { "use": "_job.json", "poll": { "times": 2, "every": "1ms" } } ] }"#,
            files: MemoryFiles(["_job.json": job]),
            status: { [1: 200, 2: 201, 3: 500, 4: 201][$0] ?? 200 })
        #expect(ending.problems == [])
        #expect(ending.files.text("out/api/x") == #"{"name":"../n5"}"#)
    }

    @Test("is an error where it cannot be written")
    func unwritable() throws {
        let ending = try run(
            #"{ "GET": "http://h/", "save": "x" }"#, files: MemoryFiles(["out/api/x/y": ""]))
        #expect(ending.problems == ["cannot write \"out/api/x\": it is a folder"])
        #expect(ending.file.cases.flatMap(\.failures).map(\.kind) == [.fileError])
    }

    @Test("is nothing where no answer came")
    func noAnswer() throws {
        let transport = RecordingTransport { request, _ in
            .failure(.refused(url: request.url.text, detail: "no"))
        }
        let files = MemoryFiles()
        _ = try RunningTests.run(#"{ "GET": "http://h/", "save": "x" }"#, through: transport, files: files)
        #expect(files.text("reports/x") == nil)
    }
}

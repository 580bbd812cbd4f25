import Foundation
import Testing

@Suite("A spec that cannot be reached")
struct UnreachableSpecTests {
    @Test(
        "in a folder is an error, and the other specs are run",
        arguments: [
            ("ln -s nowhere lost.json", "lost.json"),
            (#"printf '{}' > "$(printf 'lost\377.json')""#, "lost\u{fffd}.json"),
        ])
    func isAnError(_ making: String, _ name: String) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(#"{ "name": "good", "set": { "a": 1 } }"#, as: "good.json")
        #expect(try Program.shell(making, in: folder.location).exitCode == 0)
        let ending = try Program.run(["run", ".", "--no-report"], in: folder.location)
        #expect(ending.exitCode == 2)
        #expect(ending.output.contains("\n1 passed  (1 file,"), "\(ending.output)")
        #expect(
            ending.errors == """
                error: there is no file behind the name "\(name)"
                  = it is a link that leads nowhere, or its name is not UTF-8: remove or rename it

                """)
    }
}

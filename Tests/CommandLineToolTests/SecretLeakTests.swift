import TestSupport
import Testing

@testable import CommandLineTool

@Suite("No secret gets out of a run")
struct SecretLeakTests {
    @Test(
        "by any report, the console or the reports made from results, however it was written",
        arguments: [1, 2, 3, 4, 22, 44])
    func random(seed: Int) throws {
        let run = SecretRun(seed: UInt64(seed))
        let search = run.secret.search()
        let texts = try run.texts()
        // The run did what it should: tests that failed, and every report written.
        #expect(texts[0].text == "1", "seed \(seed): \(texts[2].text)")
        for (name, text) in texts {
            if name.contains("/") { #expect(text.count > 1_000, "seed \(seed): \(name)") }
            let found = search.find(in: text)
            #expect(found == nil, "seed \(seed), \(run.source), secret \(run.secret.text): \(name) holds it")
        }
    }

    @Test("and the search finds one in every form", arguments: SecretEncoding.allCases)
    func search(encoding: SecretEncoding) {
        for seed in UInt64(1)...20 {
            var random = SplitMix(state: seed)
            let secret = RandomSecret(&random)
            // What is too short stands in Base64 by accident.
            if secret.core.isEmpty, encoding.rawValue.contains("ase64") { continue }
            let text = "some text " + encoding(secret.text) + " some text"
            #expect(secret.search().find(in: text) != nil, "seed \(seed): \(text)")
        }
        var random = SplitMix(state: 1)
        #expect(RandomSecret(&random).search().find(in: "some text without it") == nil)
    }
}

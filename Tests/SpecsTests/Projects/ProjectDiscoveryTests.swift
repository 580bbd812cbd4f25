import Specs
import TestSupport
import Testing

@Suite("The project file of a spec")
struct ProjectDiscoveryTests {
    private static let files = [
        "assay.json", "specs/a.json", "specs/deep/b.json", "other/assay.json", "other/c.json",
        "other/deep/d.json",
        "other/deep/assay.json/e.json", "/far/f.json",
    ]

    @Test(
        "is the nearest one, from the spec's folder upward",
        arguments: [
            ("specs/a.json", "assay.json"), ("specs/deep/b.json", "assay.json"),
            ("./specs/a.json", "assay.json"),
            ("/work/specs/a.json", "assay.json"), ("other/c.json", "other/assay.json"),
            // A folder of that name is none.
            ("other/deep/d.json", "other/assay.json"), ("other/deep/assay.json/e.json", "other/assay.json"),
            // A project file that is run as a spec is not its own project.
            ("other/assay.json", "assay.json"), ("assay.json", nil), ("/far/f.json", nil),
            ("none/x.json", nil),
        ])
    func nearest(spec: String, project: String?) {
        let files = MemoryFiles(Dictionary(uniqueKeysWithValues: Self.files.map { ($0, "{}") }))
        var discovery = ProjectDiscovery(files: files)
        #expect(discovery.project(ofSpec: spec) == project)
        // From what it has seen.
        #expect(discovery.project(ofSpec: spec) == project)
    }

    @Test("above the working folder is shown from there")
    func above() {
        var discovery = ProjectDiscovery(files: MemoryFiles(["/assay.json": "{}", "a.json": "{}"]))
        #expect(discovery.project(ofSpec: "a.json") == "../assay.json")
        #expect(discovery.projectOfWorkingFolder() == "../assay.json")
    }
}

import Foundation
import Testing

/// What `docs/ci.md` shows for CI services is held against what these take.
@Suite("The recipes for CI")
struct RecipeTests {
    /// A recipe with one text in the place of another, and what is said of it.
    struct Mistake: CustomTestStringConvertible, Sendable {
        let recipe: String
        let right: String
        let wrong: String
        let problem: String

        init(_ recipe: String, _ right: String, _ wrong: String, _ problem: String) {
            self.recipe = recipe
            self.right = right
            self.wrong = wrong
            self.problem = problem
        }

        var testDescription: String { "\(recipe): \(wrong)" }

        func text() throws -> Recipe {
            let recipe = try #require(Recipe.named(recipe))
            try #require(recipe.text.contains(right))
            return Recipe(
                name: recipe.name, text: recipe.text.replacing(right, with: wrong, maxReplacements: 1))
        }
    }

    @Test("are there for every service, and for the image")
    func all() {
        #expect(
            Recipe.all.map(\.name) == [
                "Dockerfile", ".gitlab-ci.yml", ".github/workflows/api.yml", "Jenkinsfile",
                "azure-pipelines.yml",
                ".circleci/config.yml", "api-tests.yaml",
            ])
    }

    @Test(
        "in YAML are read, and have what their service needs and nothing that it does not know",
        .enabled(if: Peer.hasPyYAML, Peer.noPyYAML), arguments: Recipe.yaml)
    func shape(_ recipe: Recipe) throws {
        #expect(try RecipeYAML(recipe).problem == nil)
    }

    @Test(
        "in YAML are refused with a mistake", .enabled(if: Peer.hasPyYAML, Peer.noPyYAML),
        arguments: [
            Mistake(
                ".gitlab-ci.yml", "    when: always", "    wen: always",
                "$[0].api.artifacts: 'when' is a required property"),
            Mistake(
                ".gitlab-ci.yml", "  parallel: 3", "  parallel: 3\n  parallel: 3",
                "no YAML: the key parallel stands twice"),
            Mistake(
                ".github/workflows/api.yml", "fail-fast: false", "fail-fast: no",
                "$[0].jobs.api.strategy['fail-fast']: False was expected"),
            Mistake(
                ".github/workflows/api.yml", "needs: api", "need: api",
                "$[0].jobs.report: 'needs' is a required property"),
            Mistake(
                "azure-pipelines.yml", "testResultsFormat: JUnit", "testResultsFormat: junit",
                "$[0].jobs[1].steps[2].inputs.testResultsFormat: 'JUnit' was expected"),
            Mistake(
                ".circleci/config.yml", "path: reports/junit.xml", "path: junit.xml",
                "$[0].jobs.report.steps[3].store_test_results.path: 'reports/junit.xml' was expected"),
            Mistake(
                "api-tests.yaml", "completionMode:", "completionmode:",
                "$[0].spec: 'completionMode' is a required property"),
            Mistake(
                "api-tests.yaml", "completions: 3", "completions: 4", "$[0].spec.completions: 3 was expected"),
        ])
    func mistakes(_ mistake: Mistake) throws {
        #expect(try RecipeYAML(mistake.text()).problem == mistake.problem)
    }

    @Test("for Jenkins is a declarative pipeline")
    func jenkins() throws {
        #expect(Jenkinsfile(try #require(Recipe.named("Jenkinsfile")).text).problem == nil)
    }

    @Test(
        "for Jenkins is refused with a mistake",
        arguments: [
            Mistake("Jenkinsfile", "matrix {", "matrx {", "line 5: matrx has no place in stage"),
            Mistake("Jenkinsfile", "name 'SHARD'", "name 'SHARD", "line 8: a quote is open"),
            Mistake("Jenkinsfile", "\n    agent none", "", "line 60: pipeline has no agent"),
            Mistake(
                "Jenkinsfile", "agent none\n    stages {", "agent none",
                "line 3: stage has no place in pipeline"),
            Mistake("Jenkinsfile", "        }\n    }\n}\n", "        }\n    }\n", "pipeline is not closed"),
        ])
    func jenkinsMistakes(_ mistake: Mistake) throws {
        #expect(Jenkinsfile(try mistake.text().text).problem == mistake.problem)
    }

    @Test(
        "for the image is a Dockerfile that installs the package, and that services can start their shell in")
    func image() throws {
        let text = try #require(Recipe.named("Dockerfile")).text.replacing("\\\n", with: "")
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(lines.map { $0.prefix { $0 != " " } } == ["FROM", "COPY", "RUN"])
        #expect(lines.last?.contains(/apt-get install -y [^&]*\/tmp\/assay\.deb/) == true)
    }
}

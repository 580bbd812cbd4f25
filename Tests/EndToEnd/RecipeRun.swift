import Foundation
import Testing

/// A recipe with what its service adds, so that its three parts and the job that merges them can be run on this machine.
struct RecipeRun: CustomTestStringConvertible, Sendable {
    let recipe: String
    /// Where the commands of a part stand, and those of the job that merges: paths of `RecipeYAML`, or stages of a
    /// `Jenkinsfile`.
    let part: String
    let report: String
    /// The variables that the service sets for part N, from 1.
    let environment: @Sendable (Int) -> [String: String]
    /// What stands in the place of words before a shell sees them, in part N.
    var replaced: @Sendable (Int) -> [String: String] = { _ in [:] }

    var testDescription: String { recipe }

    /// The commands of part N, or of the job that merges.
    func commands(ofPart number: Int?) throws -> [String] {
        let recipe = try #require(Recipe.named(recipe))
        let place = number == nil ? report : part
        let commands =
            recipe.name == "Jenkinsfile"
            ? Jenkinsfile(recipe.text).commands.filter { $0.stages == place }.map(\.command)
            : try RecipeYAML(recipe).commands(at: place)
        return commands.map { command in
            replaced(number ?? 0).reduce(command) { $0.replacing($1.key, with: $1.value) }
        }
    }

    /// Each part has a machine of its own; here one folder holds what all of them leave.
    static let all = [
        RecipeRun(recipe: ".gitlab-ci.yml", part: "0.api.script", report: "0.api report.script") {
            ["CI_NODE_INDEX": "\($0)", "CI_NODE_TOTAL": "3"]
        },
        RecipeRun(
            recipe: ".github/workflows/api.yml", part: "0.jobs.api.steps", report: "0.jobs.report.steps",
            environment: { _ in [:] },
            replaced: { ["${{ matrix.shard }}": "\($0)", "${{ strategy.job-total }}": "3"] }),
        RecipeRun(
            recipe: "Jenkinsfile", part: "api/run", report: "report",
            environment: { ["SHARD": "\($0)"] }, replaced: { _ in ["rm -rf reports": "true"] }),
        RecipeRun(
            recipe: "azure-pipelines.yml", part: "0.jobs.0.steps", report: "0.jobs.1.steps",
            environment: { ["SYSTEM_JOBPOSITIONINPHASE": "\($0)", "SYSTEM_TOTALJOBSINPHASE": "3"] },
            replaced: {
                ["$(System.JobPositionInPhase)": "\($0)", "$(Pipeline.Workspace)/results-*/": "reports/"]
            }),
        RecipeRun(recipe: ".circleci/config.yml", part: "0.jobs.api.steps", report: "0.jobs.report.steps") {
            ["CIRCLE_NODE_INDEX": "\($0 - 1)", "CIRCLE_NODE_TOTAL": "3"]
        },
        RecipeRun(
            recipe: "api-tests.yaml", part: "0.spec.template.spec.containers",
            report: "1.spec.template.spec.containers",
            environment: { ["JOB_COMPLETION_INDEX": "\($0 - 1)", "JOB_COMPLETIONS": "3"] },
            replaced: { ["$(JOB_COMPLETION_INDEX)": "\($0 - 1)", "/reports/RUN": "reports"] }),
    ]
}

import Platform
import Running
import Testing

@testable import CommandLineTool

@Suite("--shard")
struct ShardArgumentTests {
    private func read(_ text: String, _ environment: [String: String] = [:]) throws(UsageError) -> String? {
        let arguments = try Arguments(["--shard", text], options: [.shard])
        return try ShardArgument.read(arguments, Environment(environment))?.text
    }

    private func complaint(_ text: String, _ environment: [String: String] = [:]) -> UsageError? {
        do throws(UsageError) {
            _ = try read(text, environment)
            return nil
        } catch {
            return error
        }
    }

    @Test("is a part of so many", arguments: ["1/1", "2/5", "10000/10000"])
    func given(text: String) throws { #expect(try read(text) == text) }

    @Test(
        "refuses what is none",
        arguments: ["0/5", "6/5", "1/0", "2", "2/", "/2", "1/2/3", "a/b", "+1/2", "1/10001", "", "AUTO"])
    func wrong(text: String) {
        #expect(
            complaint(text)?.message
                == "--shard needs a part and how many there are, such as 2/5, or auto, got \"\(text)\"")
    }

    @Test(
        "auto reads what each service sets, and where it begins to count",
        arguments: [
            (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5"], "2/5"),
            (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "4"], "1/4"),
            (["BUILDKITE_PARALLEL_JOB": "3", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], "4/4"),
            (["JOB_COMPLETION_INDEX": "1", "JOB_COMPLETIONS": "3"], "2/3"),
            (["SYSTEM_JOBPOSITIONINPHASE": "1", "SYSTEM_TOTALJOBSINPHASE": "2"], "1/2"),
            (["BITBUCKET_PARALLEL_STEP": "1", "BITBUCKET_PARALLEL_STEP_COUNT": "2"], "2/2"),
            // A job of GitLab that is not divided.
            (["CI_NODE_TOTAL": "1"], "1/1"),
            (["CI_NODE_INDEX": "", "CI_NODE_TOTAL": "1"], "1/1"),
            // Two that agree.
            (
                [
                    "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3", "JOB_COMPLETION_INDEX": "1",
                    "JOB_COMPLETIONS": "3",
                ], "2/3"
            ),
        ])
    func detected(environment: [String: String], expected: String) throws {
        #expect(try read("auto", environment) == expected)
    }

    @Test(
        "auto is an error where it cannot know",
        arguments: [
            ([:], "--shard auto finds no variables of a CI that divides a job"),
            (
                ["JOB_COMPLETION_INDEX": "1"],
                "--shard auto: JOB_COMPLETION_INDEX is \"1\", but JOB_COMPLETIONS is not set"
            ),
            (["CI_NODE_TOTAL": "4"], "--shard auto: GitLab sets CI_NODE_TOTAL, but not CI_NODE_INDEX"),
            (
                ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"],
                "--shard auto: CI_NODE_INDEX is \"0\" and CI_NODE_TOTAL is \"4\", which is no part of GitLab: "
                    + "the first one is 1"
            ),
            (
                ["CIRCLE_NODE_INDEX": "4", "CIRCLE_NODE_TOTAL": "4"],
                "--shard auto: CIRCLE_NODE_INDEX is \"4\" and CIRCLE_NODE_TOTAL is \"4\", which is no part of "
                    + "CircleCI: the first one is 0"
            ),
            (
                ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "10001"],
                "--shard auto: CI_NODE_INDEX is \"1\" and CI_NODE_TOTAL is \"10001\", which is no part of GitLab: "
                    + "the first one is 1"
            ),
            (
                [
                    "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4", "JOB_COMPLETION_INDEX": "1",
                    "JOB_COMPLETIONS": "4",
                ],
                "--shard auto finds two: GitLab says 1/4, Kubernetes says 2/4"
            ),
        ])
    func unknown(environment: [String: String], message: String) {
        #expect(complaint("auto", environment)?.message == message)
    }
}

import Foundation
import TestSupport

/// One of the public descriptions of what a JUnit report is.
enum JUnitSchema: String {
    /// Of the xUnit plugin of Jenkins.
    case jenkins = "jenkins-xunit-junit-10"
    /// Of Ant's own reports.
    case ant = "windyroad-JUnit"
    /// Of Maven, for a single suite.
    case surefire = "surefire-test-report-3.0.2"

    /// What this schema has against every report: attributes that it does not know, and CI tools do.
    static let jenkinsComplaints: Set = [
        "Element 'testsuites', attribute 'skipped': The attribute 'skipped' is not allowed.",
        "Element 'testsuites', attribute 'timestamp': The attribute 'timestamp' is not allowed.",
        "Element 'testcase', attribute 'file': The attribute 'file' is not allowed.",
        "Element 'testcase', attribute 'line': The attribute 'line' is not allowed.",
    ]

    /// Whether the schemas and what reads them are there.
    static var isAvailable: Bool {
        Conformance.isAvailable && FileManager.default.isExecutableFile(atPath: WellFormed.judge)
    }

    /// What `xmllint` says against a report by this schema, each complaint once, without its place.
    func complaints(about report: URL) throws -> Set<String> {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let errors = try folder.emptyFile("stderr")
        let process = Process()
        process.executableURL = URL(filePath: WellFormed.judge)
        process.arguments = [
            "--noout", "--schema", try Conformance.location(of: "junit/xsd/\(rawValue).xsd"), report.path(),
        ]
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        let lines = try String(contentsOf: errors, encoding: .utf8).split(separator: "\n")
        return Set(
            lines.filter { !$0.hasSuffix(" validates") && !$0.hasSuffix(" fails to validate") }
                .map { String($0.split(separator: " validity error : ").last ?? $0) })
    }
}

import Checks
import Diagnostics
import HTTP
import JSON
import Paths
import Platform
import Results
import SOAP
import Specs
import Templates
import TestSupport
import Testing

/// A scope without variables: these expectations hold no templates.
private struct NoVariables: VariableScope {
    func value(of name: String) throws(TemplateError) -> JSONValue {
        throw TemplateError("no variables here")
    }
    func generate(_ generator: Generator) throws(TemplateError) -> JSONValue { throw TemplateError("none") }
    func environment(_ name: String) throws(TemplateError) -> JSONValue { throw TemplateError("none") }
    func stubAddress() throws(TemplateError) -> JSONValue { throw TemplateError("none") }
}

/// What `expect` says of an answer, as reports write it: `kind place subject  message`.
func failures(
    _ expect: String, _ exchange: Exchange, sent: SOAPVersion? = nil, options: String = "{}",
    outcome: String? = nil, files: [String: String] = [:]
) throws -> [String] {
    let files = MemoryFiles(files)
    let action =
        sent == nil ? #""GET": "http://a.test/""# : #""SOAP": "http://a.test/", "envelope": { "body": {} }"#
    let rule = outcome.map { " \"outcome\": \($0.split(separator: "\n").joined())," } ?? ""
    let source = SourceText(
        name: "spec.json", text: "{ \(action), \"options\": \(options),\(rule)\n\"expect\":\n\(expect) }")
    let loaded = SpecLoader(files: files).load(source, folder: "")
    #expect(loaded.diagnostics.map { $0.rendered() } == [])
    let step = try #require(loaded.spec?.tests.first?.steps.first)
    guard case .call(let call) = step.action else { throw NoCall() }
    let (expected, errors) = call.expect.filled(in: NoVariables(), files: files)
    #expect(errors.isEmpty)
    let subject = ExchangeSubject(exchange, response: try #require(exchange.response), sent: sent)
    subject.outcome = OutcomeCheck.outcome(
        of: subject, by: try call.outcome?.value.filled(in: NoVariables(), files: MemoryFiles()),
        context: PathContext())
    let report = AnswerCheck.judge(expected, on: subject, step: step.location, context: PathContext())
    return report.failures.map {
        "\($0.kind.rawValue) \($0.place.map { "\($0.line):\($0.column)" } ?? "-") \($0.sentence)"
    }
}

private struct NoCall: Error {}

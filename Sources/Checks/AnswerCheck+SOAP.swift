import Diagnostics
import JSON
import Matching
import Paths
import Results
import SOAP
import Specs
import XML

/// The verdict on the answer to a SOAP call (LANGUAGE.md §6).
extension AnswerCheck {
    mutating func checkVerdict() {
        guard subject.isSOAP && !isLiteral || expected.fault != nil else { return }
        begin()
        switch subject.verdict {
        case .envelope:
            if let fault = expected.fault {
                fail(
                    .soapFault, "fault", "expected a SOAP fault, got an answer without one",
                    at: fault.location)
            }
        case .fault(let fault, _):
            if let expectedFault = expected.fault {
                check(fault, expectedFault)
            } else if expected.outcome == nil {
                fail(.soapFault, "", fault.summary, at: step)
            }
        case .noEnvelope(let answer):
            if answer.isEmpty, expected.empty?.value == true, expected.fault == nil { return }
            let hint = answer.hint.map { "; \($0)" } ?? ""
            fail(.notAnEnvelope, "", answer.message + hint, at: expected.fault?.location ?? step)
        case .malformed(let error):
            fail(
                .notAnEnvelope, "",
                "expected a SOAP envelope, got XML that is not well-formed: line \(error.line), column "
                    + "\(error.column): \(error.message) (\(subject.origin))",
                at: expected.fault?.location ?? step)
        }
    }

    private mutating func check(_ fault: SOAPFault, _ expected: Located<FilledExpectations.Fault>) {
        guard case .parts(let parts) = expected.value else { return }
        let subject = subject
        for part in parts {
            let label = "fault" + (part.name == .all ? "" : " \(part.name.rawValue)")
            let isCode = part.name == .code
            let expected = isCode ? AnswerCheck.respelled(part.value, for: fault.code) : part.value
            check(expected, .soapFault, label: label) { () throws(PathError) in
                try subject.value(of: .fault(part.name))
            }
        }
    }

    /// Client and Sender, Server and Receiver are the same codes: what is expected is written as the answer
    /// writes it, so that every matcher takes them for the same.
    static func respelled(_ matcher: Located<Matcher>, for code: String?) -> Located<Matcher> {
        guard let code, SOAPFaultCode.otherSpelling(of: code) != nil else { return matcher }
        let expected = SOAPFaultCode.respelled(matcher.value.expected, for: code)
        return Located(matcher.value.replacing(expected), at: matcher.location)
    }
}

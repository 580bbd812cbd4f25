import Diagnostics
import JSON

/// `expect.error`, and what may not stand beside it.
extension SpecReader {
    func expectedError(_ json: LocatedJSON) -> Located<Setting<ExpectedError>>? {
        if case .boolean(false) = json.content {
            report(
                "expected \(ExpectedError.form) for \"error\", got false", at: json.range,
                hint: "a call that gets no answer fails the step anyway, so \"error\" can be left out")
            return nil
        }
        return setting(json).map { Located($0, at: location(json.range)) }
    }

    /// Reports what an `expect` says of an answer although none is to come.
    func reportChecks(_ expect: LocatedMember?, beside error: Located<Setting<ExpectedError>>) {
        guard let expect else { return }
        guard case .object(let members) = expect.value.content, !isMatcher(members) else {
            return reportUnanswered("the status cannot be checked", at: expect.value.range, error)
        }
        for member in entries(of: expect.value) where member.key != "error" {
            if case .null = member.value.content, member.key != "json" { continue }
            reportUnanswered("\(quoted(member.key)) cannot be checked", at: member.keyRange, error)
        }
    }

    /// Reports what a call keeps of an answer although none is to come.
    func reportCaptures(_ capture: LocatedMember?, beside error: Located<Setting<ExpectedError>>) {
        guard let capture else { return }
        reportUnanswered("there is nothing to capture", at: capture.keyRange, error)
    }

    func reportSave(_ save: LocatedMember?, beside error: Located<Setting<ExpectedError>>) {
        guard let save else { return }
        reportUnanswered("there is nothing to save", at: save.keyRange, error)
    }

    private func reportUnanswered(
        _ what: String, at range: Range<Int>, _ error: Located<Setting<ExpectedError>>
    ) {
        report(
            "\(what): \"error\" expects that no answer comes", at: range,
            related: [.init(message: "the error is expected here", location: error.location)])
    }
}

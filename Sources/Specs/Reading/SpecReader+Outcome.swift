import Diagnostics
import JSON
import Paths
import Platform
import Templates

/// The rule that tells a business failure, and the failure that a step expects (LANGUAGE.md §7).
extension SpecReader {
    func outcome(in outer: Fields) -> Layered<OutcomeLayer> {
        layered(outer["outcome"]) { member in
            let fields = self.fields(of: member, [.outcome], in: outer)
            return OutcomeLayer(
                when: self.layered(fields["when"]) { self.pathExpectations($0.value) },
                ok: self.conditionsOfSuccess(in: fields),
                code: self.layered(fields["code"]) { self.path(in: $0) },
                message: self.layered(fields["message"]) { self.path(in: $0) },
                fallback: self.layered(fields["fallback"]) { self.fallback($0, in: fields) },
                texts: self.layered(fields["texts"]) { self.outcomeTexts($0) },
                location: self.location(member.keyRange))
        }
    }

    /// One that cannot be read counts as given: that it is wrong is said already.
    private func conditionsOfSuccess(in fields: Fields) -> Layered<[PathExpectation]> {
        guard let member = fields["ok"] else { return fields.lacks("ok") ? .inherited : .given([]) }
        return layered(member) { member in
            if self.entries(of: member.value).isEmpty {
                self.report(
                    "\"ok\" holds no condition, so that no answer would be a failure",
                    at: member.value.range, hint: "\"outcome\": null switches the rule off")
            }
            return self.pathExpectations(member.value)
        }
    }

    private func path(in member: LocatedMember) -> Located<PathTemplate>? {
        guard case .string(let text) = member.value.content else { return nil }
        return path(text, literal: member.value.range)
    }

    private func fallback(_ member: LocatedMember, in outer: Fields) -> OutcomeFallback {
        let fields = fields(of: member, [.fallback], in: outer)
        return OutcomeFallback(
            code: fields["code"].flatMap { template($0.value) },
            message: fields["message"].flatMap { template($0.value) })
    }

    private func outcomeTexts(_ member: LocatedMember) -> OutcomeTexts? {
        if case .string = member.value.content { return textsFile(member.value) }
        let pairs = entries(of: member.value).compactMap { entry in
            templateOfKey(entry).flatMap { code in template(entry.value).map { (code: code, text: $0) } }
        }
        var known = TextDictionary<String>()
        for (code, text) in pairs {
            guard let code = code.value.constantText, let text = text.value.constantText else {
                return .templated(pairs)
            }
            known[code] = text
        }
        return .known(Shared(known))
    }

    /// A file of texts whose name is known is read now, so that what is wrong in it is told.
    private func textsFile(_ json: LocatedJSON) -> OutcomeTexts? {
        guard let file = fileReference(json) else { return nil }
        guard let name = file.path.value.constantText else { return .file(file) }
        do throws(OutcomeTextsProblem) {
            let path = FilePath.joined(base: file.folder, relative: name)
            return .known(Shared(try OutcomeTextsFile.read(path, files: files)))
        } catch {
            report(error.diagnostic(at: location(json.range)))
            return nil
        }
    }

    /// A code, a matcher for one, or an object of code, message and text.
    func expectedOutcome(_ json: LocatedJSON, in outer: Fields) -> Located<ExpectedOutcome>? {
        let place = location(json.range)
        guard case .object(let members) = json.content, !isMatcher(members) else {
            return expected(SpecReader.asCode(json)).map {
                Located(ExpectedOutcome(parts: [(.code, $0)]), at: place)
            }
        }
        let fields = fields(of: json, Nesting([.expectedOutcome], key: "outcome", in: outer.nesting))
        let parts = fields.members.compactMap { member in
            PathSource.OutcomePart(rawValue: member.key).flatMap { part in
                self.expected(part == .code ? SpecReader.asCode(member.value) : member.value).map {
                    (part: part, value: $0)
                }
            }
        }
        return Located(ExpectedOutcome(parts: parts), at: place)
    }

    /// Codes are compared as text, whatever they are written as.
    private static func asCode(_ json: LocatedJSON) -> LocatedJSON {
        guard case .number(let number) = json.content else { return json }
        return LocatedJSON(.string(number.text), range: json.range)
    }

    /// What is missing in the rule of a call.
    func checkOutcome(in fields: Fields, _ own: ExpectLayer, _ merged: Defaults) {
        guard merged.isComplete else { return }
        guard let known = merged.outcome else {
            if let expected = own.outcome.given, !fields.nesting.kinds.contains(.soap) {
                report(
                    "there is no \"outcome\" rule here, so no answer is a business failure",
                    at: expected.location.range,
                    hint: "the rule is \"outcome\" beside \"expect\", or on a farther level")
            }
            return
        }
        guard known.rule == nil else { return }
        report(
            Diagnostic(
                "the \"outcome\" rule needs \"ok\": what holds for a success", at: known.layer.location,
                hint: "such as \"ok\": { \"$.result\": 1 }"))
    }
}

import Diagnostics
import HTTP
import JSON
import Matching
import Paths
import Platform
import Templates

extension SpecReader {
    /// What a step, or a level's defaults, expect; the short forms are a status.
    func expect(in outer: Fields, isStep: Bool) -> ExpectLayer {
        guard let member = outer["expect"] else { return ExpectLayer() }
        return expectations(member, in: outer, isStep: isStep)
    }

    /// What a member expects: `expect` itself, or another in its form.
    func expectations(_ member: LocatedMember, in outer: Fields, isStep: Bool) -> ExpectLayer {
        var layer = ExpectLayer()
        if case .null = member.value.content {
            layer.removal = location(member.value.range)
            return layer
        }
        guard case .object(let members) = member.value.content, !isMatcher(members) else {
            layer.status = status(member.value, isOwn: isStep)
            return layer
        }
        let fields = fields(of: member, [.expect], in: outer)
        layer.status = nullable(fields["status"]) { self.status($0, isOwn: isStep).given }
        layer.type = nullable(fields["type"]) { self.mediaType($0) }
        layer.headers = headerExpectations(fields["headers"])
        layer.cookies = cookieExpectations(in: fields)
        if let json = fields["json"] {
            warnOfPaths(in: json.value)
            if let value = expected(json.value) { layer.json = .given(value) }
        }
        layer.text = nullable(fields["text"]) { self.expectedText($0, in: fields) }
        layer.xml = nullable(fields["xml"]) { self.expectedXML($0, in: fields) }
        layer.file = nullable(fields["file"]) { self.fileReference($0) }
        layer.ignore = nullable(fields["ignore"]) { self.ignoredPaths($0) }
        layer.time = nullable(fields["time"]) { self.expected($0, .time) }
        layer.size = nullable(fields["size"]) { self.expected($0, .size) }
        layer.paths = nullable(fields["paths"]) { self.pathExpectations($0) }
        layer.empty = nullable(fields["empty"]) { json in
            self.setting(json).map { Located($0, at: self.location(json.range)) }
        }
        layer.fault = nullable(fields["fault"]) { self.expectedFault($0, in: fields) }
        layer.outcome = nullable(fields["outcome"]) { self.expectedOutcome($0, in: fields) }
        layer.redirects = nullable(fields["redirects"]) { self.expectedRedirects($0, in: fields) }
        layer.error = nullable(fields["error"]) { self.expectedError($0) }
        if let error = layer.error.given { reportChecks(member, beside: error) }
        return layer
    }

    func nullable<Value>(
        _ member: LocatedMember?, read: (LocatedJSON) -> Value?
    ) -> Layered<Value> {
        guard let member else { return .inherited }
        if case .null = member.value.content { return .removed(location(member.value.range)) }
        return read(member.value).map { .given($0) } ?? .inherited
    }

    /// Keys that all look like JSONPaths are names of members here, and hardly meant so.
    private func warnOfPaths(in json: LocatedJSON) {
        guard case .object(let members) = json.content, let first = members.first,
            members.allSatisfy({ $0.key.hasPrefix("$.") })
        else { return }
        report([
            Diagnostic(
                "\"json\" expects members with names such as \(quoted(first.key))",
                at: location(first.keyRange), severity: .warning,
                hint: "path expressions stand in \"paths\" beside \"json\"")
        ])
    }

    func isMatcher(_ members: [LocatedMember]) -> Bool {
        !members.isEmpty && members.allSatisfy { $0.key.hasPrefix("?") && !$0.key.hasPrefix("??") }
    }

    /// Compiles an expected value if nothing is to be filled in and no time is asked for, so that a run only
    /// compares.
    func expected(_ json: LocatedJSON) -> Located<ExpectedValue>? {
        let place = location(json.range)
        let value = templated(json)
        let surroundings = ExpectationSurroundings(files: files)
        guard let constant = value.constant else {
            let problems = Matcher.validate(json, source: source, in: surroundings)
            report(problems)
            return problems.isEmpty ? Located(.templated(value), at: place) : nil
        }
        do throws(MatcherError) {
            let matcher = try Matcher(constant, source: source, in: surroundings)
            return Located(matcher.isTimeBound ? .templated(value) : .constant(matcher), at: place)
        } catch {
            // The first error is one of these, but where a literal {{ hides it.
            let problems = Matcher.validate(constant, source: source, in: surroundings)
            report(problems.isEmpty ? [error.diagnostic(in: source)] : problems)
            return nil
        }
    }

    private func status(_ json: LocatedJSON, isOwn: Bool) -> Layered<ExpectedStatus> {
        let place = location(json.range)
        func given(_ rule: ExpectedStatus.Rule) -> Layered<ExpectedStatus> {
            .given(ExpectedStatus(rule, isOwn: isOwn, location: place))
        }
        if case .object(let members) = json.content, isMatcher(members) {
            switch expected(json)?.value {
            case .constant(let matcher): return given(.matching(.constant(matcher)))
            case .templated(let value): return given(.templated(value))
            case nil: return .inherited
            }
        }
        switch StatusPattern.list(json) {
        case .success(let patterns): return given(.oneOf(patterns))
        case .failure(let wrong):
            if case .string(let text) = wrong.value.content, text.holdsTemplate {
                return given(.templated(templated(json)))
            }
            report(wrong.message, at: wrong.value.range, hint: wrong.hint)
            return .inherited
        }
    }

    /// A media type, a list of them, or a matcher. Media types have no case (RFC 9110 §8.3.1).
    private func mediaType(_ json: LocatedJSON) -> Located<ExpectedValue>? {
        switch json.content {
        case .string(let text):
            guard isMediaType(text, at: json.range) else { return nil }
            return expected(lowered(json))
        case .array(let elements):
            // Not allSatisfy: each wrong one is reported.
            guard elements.filter({ !isMediaType($0) }).isEmpty else { return nil }
            let any = LocatedMember(
                key: "?any", keyRange: json.range,
                value: LocatedJSON(.array(elements.map { lowered($0) }), range: json.range))
            return expected(LocatedJSON(.object([any]), range: json.range))
        case .object(let members) where isMatcher(members): return expected(json)
        default:
            report(
                "expected a media type, a list of them or a matcher for \"type\", got \(json.words)",
                at: json.range)
            return nil
        }
    }

    private func lowered(_ json: LocatedJSON) -> LocatedJSON {
        guard case .string(let text) = json.content, !text.holdsTemplate else { return json }
        return LocatedJSON(.string(text.lowercased()), range: json.range)
    }

    private func isMediaType(_ element: LocatedJSON) -> Bool {
        if case .string(let text) = element.content { return isMediaType(text, at: element.range) }
        report("expected a string in \"type\", got \(element.words)", at: element.range)
        return false
    }

    private func isMediaType(_ text: String, at range: Range<Int>) -> Bool {
        if text.holdsTemplate { return true }
        if let semicolon = text.firstIndex(of: ";") {
            report(
                "\"type\" is the media type without parameters", at: range,
                hint: "write \(quoted(String(text[..<semicolon]))), and ask for the parameters with "
                    + "\"headers\": { \"Content-Type\": … }")
            return false
        }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 2, parts.allSatisfy({ Token.isValid(String($0)) }) { return true }
        report("\(quoted(text)) is no media type", at: range, hint: "one is written type/subtype")
        return false
    }

    private func headerExpectations(
        _ member: LocatedMember?
    ) -> Layered<[(name: Located<Template>, value: Layered<NamedExpectation>)]> {
        nullable(member) { json in
            self.entries(of: json).compactMap { entry in
                guard let name = self.templateOfKey(entry) else { return nil }
                if let text = name.value.constantText { _ = self.isHeaderName(text, at: entry.keyRange) }
                if case .null = entry.value.content {
                    return (name, .removed(self.location(entry.value.range)))
                }
                guard let value = self.expected(entry.value) else { return nil }
                return (name, .given(NamedExpectation(name: name, value: value)))
            }
        }
    }

    private func cookieExpectations(
        in fields: Fields
    ) -> Layered<[(name: Located<Template>, value: Layered<CookieExpectation>)]> {
        nullable(fields["cookies"]) { json in
            self.entries(of: json).compactMap { entry in
                guard let name = self.templateOfKey(entry) else { return nil }
                if case .null = entry.value.content {
                    return (name, .removed(self.location(entry.value.range)))
                }
                let parts = self.cookieParts(entry, in: fields)
                return (name, .given(CookieExpectation(name: name, parts: parts)))
            }
        }
    }

    private func cookieParts(
        _ entry: LocatedMember, in outer: Fields
    ) -> [(part: PathSource.CookieAttribute, value: Located<ExpectedValue>)] {
        guard case .object(let members) = entry.value.content, !isMatcher(members) else {
            return expected(entry.value).map { [(.value, $0)] } ?? []
        }
        if entries(of: entry.value).isEmpty {
            report(
                "nothing is expected of the cookie \(quoted(entry.key))", at: entry.value.range,
                hint: "that it is set is written { \"?is\": \"present\" }")
        }
        let around = Nesting([], key: "cookies", in: outer.nesting)
        let fields = fields(of: entry.value, Nesting([.expectedCookie], key: entry.key, in: around))
        return fields.members.compactMap { member in
            guard let part = PathSource.CookieAttribute(rawValue: member.key) else { return nil }
            return self.expected(member.value).map { (part, $0) }
        }
    }

    /// Path expressions, each with what it must give.
    func pathExpectations(_ json: LocatedJSON) -> [PathExpectation] {
        entries(of: json).compactMap { entry in
            let path = self.path(entry.key, literal: entry.keyRange)
            let value = self.expected(entry.value)
            guard let path, let value else { return nil }
            return PathExpectation(path: path, value: value)
        }
    }

    private func expectedText(_ json: LocatedJSON, in outer: Fields) -> Located<ExpectedText>? {
        let place = location(json.range)
        guard case .object(let members) = json.content, !isMatcher(members) else {
            return expected(json).map { Located(.value($0.value), at: place) }
        }
        let fields = fields(of: json, Nesting([.file], key: "text", in: outer.nesting))
        return neededFile(in: fields, of: "text").map { Located(.file($0), at: place) }
    }

    private func expectedFault(_ json: LocatedJSON, in outer: Fields) -> Located<ExpectedFault>? {
        let place = location(json.range)
        switch json.content {
        case .boolean(true): return Located(.any, at: place)
        case .object:
            let fields = fields(of: json, Nesting([.expectedFault], key: "fault", in: outer.nesting))
            let parts = fields.members.compactMap { member in
                PathSource.FaultPart(rawValue: member.key).flatMap { part in
                    self.expected(member.value).map { (part: part, value: $0) }
                }
            }
            return Located(.parts(parts), at: place)
        default:
            report(
                "expected true or an object for \"fault\", got \(json.words)", at: json.range,
                hint: "a fault fails the step unless \"fault\" is there, so it can be left out")
            return nil
        }
    }
}

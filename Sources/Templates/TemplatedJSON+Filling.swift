package import Diagnostics
package import JSON

/// A template that cannot be filled in, and its place.
package struct LocatedTemplateError: Error, Equatable {
    package let error: TemplateError
    package let location: SourceLocation
}

extension TemplatedJSON {
    /// The value with its templates filled in, places kept.
    ///
    /// A string that is one `{{…}}` becomes `.data`, which is never read as a matcher; longer text becomes a
    /// string.
    ///
    /// - Parameters:
    ///   - scope: where the values are.
    ///   - isExpectation: whether it is an expected value, in which names beginning with `?` are matchers: a
    ///     name that a value made so is then written `??`, a literal one.
    ///   - isEnvelope: whether it is the object notation of SOAP, in which texts under `#xml` are XML:
    ///     values are escaped in them.
    /// - Returns: the value.
    /// - Throws: the first template that cannot be filled in.
    package func filled(
        in scope: any VariableScope, isExpectation: Bool = false, isEnvelope: Bool = false
    ) throws(LocatedTemplateError) -> LocatedJSON {
        try filled(root, Filling(scope: scope, isExpectation: isExpectation, isEnvelope: isEnvelope))
    }

    /// What the values are put into.
    private struct Filling {
        let scope: any VariableScope
        let isExpectation: Bool
        let isEnvelope: Bool
        /// Whether texts are XML.
        var isXML = false
        /// How many arrays and objects stand around.
        var depth = 0

        /// What stands in an array or object here.
        var inside: Filling {
            var inside = self
            inside.depth += 1
            return inside
        }

        func under(_ key: String) -> Filling {
            var inside = inside
            if isEnvelope { inside.isXML = key == "#xml" }
            return inside
        }
    }

    /// The value with its templates filled in.
    ///
    /// - Throws: the first template that cannot be filled in.
    package func value(in scope: any VariableScope) throws(LocatedTemplateError) -> JSONValue {
        try filled(in: scope).value
    }

    private func filled(
        _ node: Node, _ filling: Filling
    ) throws(LocatedTemplateError) -> LocatedJSON {
        switch node {
        case .constant(let value): return value
        case .template(let template, let range):
            if filling.isXML {
                var escaper = TemplateEscaper(.xml)
                return try xml(template, range, filling.scope, &escaper)
            }
            if filling.isExpectation, let matcher = try expectation(template, range, filling) {
                return matcher
            }
            let value = try fill(template, range, filling)
            if template.soleExpression != nil { return LocatedJSON(.data(value), range: range) }
            return LocatedJSON(.string(value.stringValue ?? ""), range: range)
        case .array(let nodes, let range):
            if filling.isXML { return LocatedJSON(.array(try filledLines(nodes, filling)), range: range) }
            var elements: [LocatedJSON] = []
            elements.reserveCapacity(nodes.count)
            for node in nodes { elements.append(try filled(node, filling.inside)) }
            return LocatedJSON(.array(elements), range: range)
        case .object(let nodes, let range):
            var members: [LocatedMember] = []
            members.reserveCapacity(nodes.count)
            for member in nodes {
                let key = try filledKey(member, filling)
                members.append(
                    LocatedMember(
                        key: key, keyRange: member.original.keyRange,
                        value: try filled(member.value, filling.under(key)),
                        keyHasSurrogate: member.original.keyHasSurrogate))
            }
            return LocatedJSON(.object(members), range: range)
        }
    }

    /// The lines of one XML text.
    private func filledLines(
        _ nodes: [Node], _ filling: Filling
    ) throws(LocatedTemplateError) -> [LocatedJSON] {
        var lines: [LocatedJSON] = []
        var escaper = TemplateEscaper(.xml)
        for node in nodes {
            if case .template(let template, let range) = node {
                lines.append(try xml(template, range, filling.scope, &escaper))
                continue
            }
            let line = try filled(node, filling)
            if let text = line.value.stringValue { escaper.pass(text) }
            lines.append(line)
        }
        return lines
    }

    private func filledKey(
        _ member: Member, _ filling: Filling
    ) throws(LocatedTemplateError) -> String {
        let range = member.original.keyRange
        let key: String
        do throws(TemplateError) {
            key = try member.key.text(in: filling.scope)
        } catch {
            throw located(error, range)
        }
        let wasMatcher = member.original.key.utf8.first == UInt8(ascii: "?")
        let isMatcher = key.utf8.first == UInt8(ascii: "?")
        return filling.isExpectation && isMatcher && !wasMatcher ? "?" + key : key
    }

    private func fill(
        _ template: Template, _ range: Range<Int>, _ filling: Filling
    ) throws(LocatedTemplateError) -> JSONValue {
        do throws(TemplateError) {
            let value = try template.value(in: filling.scope)
            // As deep as a document may be: values are put into each other, and nothing else would end that.
            if value.isDeeper(than: JSONParser.depthLimit - filling.depth) {
                throw TemplateError(
                    "with this value there are more than \(JSONParser.depthLimit) arrays and objects in each other"
                )
            }
            return value
        } catch {
            throw located(error, range)
        }
    }

    /// The value of a string that is one variable and nothing else, where that holds matchers.
    private func expectation(
        _ template: Template, _ range: Range<Int>, _ filling: Filling
    ) throws(LocatedTemplateError) -> LocatedJSON? {
        guard let name = template.soleExpression?.plainVariable else { return nil }
        do throws(TemplateError) {
            return try filling.scope.expectation(name)?.placed(at: range)
        } catch {
            throw located(error, range)
        }
    }

    private func xml(
        _ template: Template, _ range: Range<Int>, _ scope: any VariableScope,
        _ escaper: inout TemplateEscaper
    ) throws(LocatedTemplateError) -> LocatedJSON {
        do throws(TemplateError) {
            return LocatedJSON(.string(try template.text(in: scope, escaper: &escaper)), range: range)
        } catch {
            throw located(error, range)
        }
    }

    private func located(_ error: TemplateError, _ range: Range<Int>) -> LocatedTemplateError {
        guard let inner = error.range else {
            return LocatedTemplateError(error: error, location: SourceLocation(source: source, range: range))
        }
        let place = source.location(inString: range, offset: inner.lowerBound, length: inner.count)
        return LocatedTemplateError(error: error, location: place)
    }
}

extension LocatedJSON {
    /// The value as it stands in the place of a template: what is no container is data.
    fileprivate func placed(at range: Range<Int>) -> LocatedJSON {
        switch content {
        case .array(let elements):
            LocatedJSON(.array(elements.map { $0.placed(at: range) }), range: range)
        case .object(let members):
            LocatedJSON(
                .object(
                    members.map {
                        LocatedMember(
                            key: $0.key, keyRange: range, value: $0.value.placed(at: range),
                            keyHasSurrogate: $0.keyHasSurrogate)
                    }), range: range)
        default: LocatedJSON(.data(value), range: range)
        }
    }
}

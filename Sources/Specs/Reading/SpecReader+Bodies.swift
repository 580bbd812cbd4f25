import Diagnostics
import JSON
import Templates
import Text
import XML

extension SpecReader {
    /// The one body of a REST call; a second one is an error.
    func body(in fields: Fields) -> Body {
        reportSeconds(of: .body, in: fields)
        if let json = fields["json"] { return .json(templated(json.value)) }
        if let form = fields["form"] { return .form(templated(form.value)) }
        if let text = fields["text"], let read = textTemplate(text.value) { return .text(read) }
        if let xml = fields["xml"], let read = textTemplate(xml.value) { return .xml(read) }
        if let multipart = fields["multipart"] { return .multipart(self.multipart(multipart, in: fields)) }
        if let plist = fields["plist"] { return .plist(propertyList(plist.value)) }
        if let graphql = fields["graphql"], let read = graphQL(graphql, in: fields) { return .graphql(read) }
        if let base64 = fields["base64"], let read = base64Template(base64.value) { return .base64(read) }
        if let file = fileReference(fields["file"]) { return .file(file) }
        if let template = fields["template"], let read = templateFile(template.value) {
            return .template(read)
        }
        return .none
    }

    private func propertyList(_ json: LocatedJSON) -> TemplatedJSON {
        for problem in PropertyListWriter.problems(inDraft: json) {
            report(problem.message, at: problem.range, hint: problem.hint)
        }
        return templated(json)
    }

    /// A query, or an object with its variables.
    private func graphQL(_ member: LocatedMember, in outer: Fields) -> GraphQLTemplate? {
        guard member.value.isObject else {
            return textTemplate(member.value).map { GraphQLTemplate(query: $0) }
        }
        let fields = fields(of: member, [.graphql], in: outer)
        if fields.lacks("query") { report("\"graphql\" needs a \"query\"", at: member.keyRange) }
        guard let query = fields["query"].flatMap({ textTemplate($0.value) }) else { return nil }
        return GraphQLTemplate(
            query: query, variables: fields["variables"].map { templated($0.value) },
            operationName: fields["operationName"].map { templated($0.value) })
    }

    /// Base64 as a string or lines; where it is known it must be right.
    func base64Template(_ json: LocatedJSON) -> TextTemplate? {
        guard let text = textTemplate(json) else { return nil }
        let known = text.lines.compactMap(\.value.constantText)
        guard known.count == text.lines.count else { return text }
        do throws(Base64Problem) {
            _ = try Base64.read(known.joined(separator: "\n"))
        } catch {
            let range = range(ofByte: error.offset, length: error.length, in: text.lines, known)
            report("this is no Base64: \(error.message)", at: range)
            return nil
        }
        return text
    }

    /// The place of some bytes of lines, which `\n` joins.
    func range(
        ofByte offset: Int, length: Int, in lines: [Located<Template>], _ texts: [String]
    ) -> Range<Int> {
        var start = 0
        for (line, text) in zip(lines, texts) {
            if offset <= start + text.utf8.count {
                return range(offset - start, length: length, inside: line.location.range)
            }
            start += text.utf8.count + 1
        }
        return TextTemplate(lines: lines).location.range
    }
}

import Diagnostics
import JSON
import Paths
import Templates

/// Strings that hold templates or paths.
extension SpecReader {
    /// A scalar as a template; a number or a boolean is its text. Nil where it cannot be read, which is
    /// reported.
    func template(_ json: LocatedJSON) -> Located<Template>? {
        switch json.content {
        case .string(let text): template(text, literal: json.range)
        case .number(let number): template(number.text, literal: json.range)
        case .boolean(let value): template(value ? "true" : "false", literal: json.range)
        default: nil
        }
    }

    /// A name that may hold templates.
    func templateOfKey(_ member: LocatedMember) -> Located<Template>? {
        if member.keyHasSurrogate {
            report("a name may not hold a lone surrogate", at: member.keyRange)
            return nil
        }
        return template(member.key, literal: member.keyRange)
    }

    private func template(_ text: String, literal: Range<Int>) -> Located<Template>? {
        do throws(TemplateSyntaxError) {
            return Located(try Template(text), at: location(literal))
        } catch {
            report(
                error.message, at: range(error.offset, length: error.length, inside: literal),
                hint: error.hint)
            return nil
        }
    }

    /// A template where it has something to fill in.
    func templateIfNeeded(_ json: LocatedJSON) -> Located<Template>? {
        guard let found = template(json), !found.value.isConstant else { return nil }
        return found
    }

    /// A value whose strings and names are templates.
    func templated(_ json: LocatedJSON) -> TemplatedJSON {
        var found: [Diagnostic] = []
        let templated = TemplatedJSON(json, source: source, diagnostics: &found)
        report(found)
        return templated
    }

    /// A path expression in a string; those of one text are one.
    func path(_ text: String, literal: Range<Int>) -> Located<PathTemplate>? {
        if let known = knownPaths[text] { return Located(known, at: location(literal)) }
        do throws(PathSyntaxError) {
            let path = try PathTemplate(text)
            if knownPaths.count < SpecReader.knownPathsLimit { knownPaths[text] = path }
            return Located(path, at: location(literal))
        } catch {
            report(
                error.message, at: range(error.offset, length: error.length, inside: literal),
                hint: error.hint)
            return nil
        }
    }

    /// Text as a string or an array of lines.
    func textTemplate(_ json: LocatedJSON) -> TextTemplate? {
        if case .array(let lines) = json.content { return textTemplate(lines: lines) }
        return textTemplate(lines: [json])
    }

    func textTemplate(lines: [LocatedJSON]) -> TextTemplate? {
        let read = lines.compactMap { template($0) }
        return read.count == lines.count ? TextTemplate(lines: read) : nil
    }

    /// The bytes of the source that stand for bytes of a decoded string.
    func range(_ offset: Int, length: Int, inside literal: Range<Int>) -> Range<Int> {
        location(literal).inside(offset..<offset + length).range
    }
}

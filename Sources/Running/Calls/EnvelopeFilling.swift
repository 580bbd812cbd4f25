import Diagnostics
import JSON
import Platform
import SOAP
import Specs
import Templates

/// Fills in the SOAP message of a call and has it built.
struct EnvelopeFilling {
    let scope: any VariableScope
    let files: any FileSystem

    /// - Throws: `StepProblem` at the place in the spec that cannot be sent.
    func envelope(
        _ template: EnvelopeTemplate, namespaces: [String: String]
    ) throws(StepProblem) -> BuiltEnvelope {
        switch template.content {
        case .raw(let xml):
            let raw = try bytes(of: xml)
            return try located(in: raw.location) { () throws(EnvelopeError) in
                try EnvelopeBuilder.whole(raw.bytes, at: raw.location.range)
            }
        case .parts(let version, let header, let body):
            let headerPart = try part(header)
            let bodyPart = try part(body)
            let source = EnvelopeSource(
                version: try self.version(version), header: headerPart?.part, body: bodyPart?.part,
                namespaces: namespaces)
            guard let location = headerPart?.location ?? bodyPart?.location ?? template.action?.location
            else {
                return try located(in: nil) { () throws(EnvelopeError) in try EnvelopeBuilder.build(source) }
            }
            return try located(in: location) { () throws(EnvelopeError) in try EnvelopeBuilder.build(source) }
        }
    }

    private func version(_ version: EnvelopeVersion?) throws(StepProblem) -> SOAPVersion {
        switch version {
        case nil: return .v1_1
        case .fixed(let version)?: return version
        case .template(let template)?:
            let text = try filling { () throws(FillingError) in try template.text(in: scope) }
            guard let version = SOAPVersion(text: text) else {
                throw StepProblem(
                    .variableError, "expected the SOAP version \"1.1\" or \"1.2\", got \"\(text)\"",
                    at: template.location)
            }
            return version
        }
    }

    private func part(
        _ part: EnvelopeTemplate.Part?
    ) throws(StepProblem) -> (part: EnvelopePart, location: SourceLocation)? {
        switch part {
        case nil: return nil
        case .members(let template, _)?:
            let tree = try filling { () throws(FillingError) in try template.tree(in: scope) }
            let place = SourceLocation(source: template.source, range: template.tree.range)
            return (.notation(tree), place)
        case .raw(let xml)?:
            let raw = try bytes(of: xml)
            return (.xml(raw.bytes, at: raw.location.range), raw.location)
        }
    }

    private func bytes(
        of xml: EnvelopeTemplate.RawXML
    ) throws(StepProblem) -> (bytes: [UInt8], location: SourceLocation) {
        switch xml {
        case .text(let template):
            let text = try filling { () throws(FillingError) in
                try template.text(in: scope, escaping: .xml)
            }
            return (Array(text.utf8), template.location)
        case .file(let reference):
            return (
                try ReferencedFile.read(reference, in: scope, files: files).bytes, reference.path.location
            )
        case .template(let reference):
            let file = try ReferencedFile.read(reference, in: scope, files: files)
            return (try filled(file, at: reference.path.location), reference.path.location)
        }
    }

    /// The text of a template file, filled in with escaped values.
    private func filled(_ file: ReferencedFile, at location: SourceLocation) throws(StepProblem) -> [UInt8] {
        guard let text = String(validating: file.bytes, as: UTF8.self) else {
            throw StepProblem(.fileError, "the template \"\(file.path)\" is not UTF-8 text", at: location)
        }
        let template: Template
        do throws(TemplateSyntaxError) {
            template = try Template(text)
        } catch {
            throw StepProblem(
                .fileError, "\"\(file.path)\": \(error.message)", hint: error.hint, at: location)
        }
        do throws(TemplateError) {
            return Array(try template.text(in: scope, escaping: .xml).utf8)
        } catch {
            throw StepProblem(
                .variableError, "\"\(file.path)\": \(error.message)", hint: error.hint, at: location)
        }
    }

    private func located(
        in place: SourceLocation?, _ body: () throws(EnvelopeError) -> BuiltEnvelope
    ) throws(StepProblem) -> BuiltEnvelope {
        do throws(EnvelopeError) {
            return try body()
        } catch {
            let location = place.map { SourceLocation(source: $0.source, range: error.range) }
            throw StepProblem(.variableError, error.message, hint: error.hint, at: location)
        }
    }
}

extension TextTemplate {
    /// From the first line to the last. A text without lines cannot be loaded.
    var location: SourceLocation {
        let first = lines.first?.location
        let last = lines.last?.location
        guard let first, let last else {
            return SourceLocation(source: SourceText(name: "", bytes: []), range: 0..<0)
        }
        return SourceLocation(source: first.source, range: first.range.lowerBound..<last.range.upperBound)
    }
}

import Diagnostics
import JSON
import Platform
import SOAP
import Specs
import Templates

/// Fills in the SOAP message of a call and has it built.
struct EnvelopeFilling {
    let filling: Filling
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
            let text = try filling.text(template)
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
            return (.notation(try filling.located(template)), template.location)
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
            return (Array(try filling.text(template, escaping: .xml).utf8), template.location)
        case .file(let reference): return (try read(reference), reference.path.location)
        case .template(let reference):
            let bytes = try read(reference)
            return (try filledFile(bytes, reference), reference.path.location)
        }
    }

    /// The text of a template file, filled in with escaped values.
    private func filledFile(_ bytes: [UInt8], _ reference: FileReference) throws(StepProblem) -> [UInt8] {
        let location = reference.path.location
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw StepProblem(
                .fileError, "the template \(reference.path.value.source) is not UTF-8", at: location)
        }
        do throws(TemplateSyntaxError) {
            return Array(try filling.text(Located(try Template(text), at: location), escaping: .xml).utf8)
        } catch let error as TemplateSyntaxError {
            throw StepProblem(
                .variableError, "\(reference.path.value.source): \(error.message)", at: location)
        }
    }

    private func read(_ reference: FileReference) throws(StepProblem) -> [UInt8] {
        let path = FilePath.joined(base: reference.folder, relative: try filling.text(reference.path))
        do throws(FileError) {
            return try files.read(path)
        } catch {
            throw StepProblem(error, at: reference.path.location)
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

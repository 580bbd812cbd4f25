import Diagnostics
import JSON
package import Platform
package import SOAP
package import Templates

extension EnvelopeTemplate {
    /// The envelope as it is sent.
    ///
    /// - Parameters:
    ///   - scope: the variables.
    ///   - namespaces: what prefixes stand for.
    ///   - files: where XML in files is read.
    /// - Returns: its bytes, its version and its character set.
    /// - Throws: what cannot be filled in, read, or sent as XML.
    package func built(
        in scope: any VariableScope, namespaces: Namespaces, files: any FileSystem
    ) throws(FillingError) -> BuiltEnvelope {
        switch content {
        case .raw(let xml):
            let bytes = try xml.bytes(in: scope, files: files)
            do throws(EnvelopeError) {
                return try EnvelopeBuilder.whole(bytes, at: xml.location.range)
            } catch {
                throw FillingError(error, in: xml.location.source)
            }
        case .parts(let version, let header, let body):
            let version = try version?.filled(in: scope) ?? .v1_1
            guard let part = body ?? header else { return EnvelopeBuilder.empty(version) }
            let source = EnvelopeSource(
                version: version,
                header: try header?.filled(in: scope, files: files),
                body: try body?.filled(in: scope, files: files), namespaces: try namespaces.filled(in: scope))
            do throws(EnvelopeError) {
                return try EnvelopeBuilder.build(source)
            } catch {
                throw FillingError(error, in: error.isInHeader ? header?.source ?? part.source : part.source)
            }
        }
    }
}

extension EnvelopeVersion {
    package func filled(in scope: any VariableScope) throws(FillingError) -> SOAPVersion {
        switch self {
        case .fixed(let version): return version
        case .template(let template):
            let text = try template.text(in: scope)
            if let version = SOAPVersion(text: text) { return version }
            throw FillingError(
                "expected the version \"1.1\" or \"1.2\", got \(quoted(text))", at: template.location)
        }
    }
}

extension EnvelopeTemplate.Part {
    fileprivate var source: SourceText {
        switch self {
        case .members(let members, _): members.source
        case .raw(let xml): xml.location.source
        }
    }

    fileprivate func filled(
        in scope: any VariableScope, files: any FileSystem
    ) throws(FillingError) -> EnvelopePart {
        switch self {
        case .members(let members, _): return .notation(try members.tree(in: scope, isEnvelope: true))
        case .raw(.text(let text, let location)):
            // A variable may hold the notation.
            if let whole = text.lines.first, text.lines.count == 1, whole.value.soleExpression != nil,
                case .object(let object) = try whole.value(in: scope)
            {
                return .notation(LocatedJSON(.data(.object(object)), range: location.range))
            }
            return .xml(Array(try text.text(in: scope, escaping: .xml).utf8), at: location.range)
        case .raw(let xml): return .xml(try xml.bytes(in: scope, files: files), at: xml.location.range)
        }
    }
}

extension EnvelopeTemplate.RawXML {
    /// Where the spec has it.
    fileprivate var location: SourceLocation {
        switch self {
        case .text(_, let location): location
        case .file(let file): file.path.location
        case .template(let template): template.file.path.location
        }
    }

    fileprivate func bytes(
        in scope: any VariableScope, files: any FileSystem
    ) throws(FillingError) -> [UInt8] {
        switch self {
        case .text(let text, _): Array(try text.text(in: scope, escaping: .xml).utf8)
        case .file(let file): try file.bytes(in: scope, files: files)
        case .template(let template): Array(try template.text(in: scope, files: files).utf8)
        }
    }
}

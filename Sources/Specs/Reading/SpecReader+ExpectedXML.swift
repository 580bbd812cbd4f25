import Diagnostics
import JSON
import Platform
import XML

/// `expect.xml`.
extension SpecReader {
    /// Text, lines or a file; what is known now must be a document.
    func expectedXML(_ json: LocatedJSON, in outer: Fields) -> Located<ExpectedXML>? {
        let place = location(json.range)
        guard json.isObject else {
            guard let text = textTemplate(json), isDocument(text, json) else { return nil }
            return Located(.text(text), at: place)
        }
        let fields = fields(of: json, Nesting([.file], key: "xml", in: outer.nesting))
        guard let file = neededFile(in: fields, of: "xml"), isDocument(file) else { return nil }
        return Located(.file(file), at: place)
    }

    private func isDocument(_ text: TextTemplate, _ json: LocatedJSON) -> Bool {
        let known = text.lines.compactMap(\.value.constantText)
        guard known.count == text.lines.count else { return true }
        do throws(XMLSyntaxError) {
            _ = try XMLDocument.parse(expected: Array(known.joined(separator: "\n").utf8), charset: "UTF-8")
            return true
        } catch {
            let offset = text.lines.isEmpty ? nil : error.offset
            let place =
                offset.map { range(ofByte: $0, length: 1, in: text.lines, known) } ?? json.range
            report("this is no XML: \(error.message)", at: place)
            return false
        }
    }

    private func isDocument(_ file: FileReference) -> Bool {
        guard let name = file.path.value.constantText else { return true }
        let path = FilePath.joined(base: folder, relative: name)
        // A pipe can be read once only.
        guard files.kind(path) == .file else { return true }
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try files.read(path)
        } catch {
            report(error.message, at: file.path.location.range)
            return false
        }
        do throws(XMLSyntaxError) {
            _ = try XMLDocument.parse(expected: bytes)
            return true
        } catch {
            report([error.diagnostic(inFile: path, bytes, namedAt: file.path.location)])
            return false
        }
    }
}

extension XMLSyntaxError {
    /// In the file, where the place is known in its bytes; else where the file is named.
    fileprivate func diagnostic(
        inFile path: String, _ bytes: [UInt8], namedAt place: SourceLocation
    ) -> Diagnostic {
        guard let offset, offset <= bytes.count else {
            return Diagnostic("\(quoted(path)) is no XML: \(description)", at: place)
        }
        let source = SourceText(name: path, bytes: bytes)
        return Diagnostic(
            "this is no XML: \(message)",
            at: SourceLocation(source: source, range: offset..<min(offset + 1, bytes.count)))
    }
}

extension XMLDocument {
    /// Reads a document that an author expects: a prefix that nothing binds is an error in it.
    static func parse(expected bytes: [UInt8], charset: String? = nil) throws(XMLSyntaxError) -> XMLDocument {
        let document = try parse(bytes, charset: charset)
        if let warning = document.warnings.first { throw warning }
        return document
    }
}

import Diagnostics
import Platform
import Templates
import XML

extension Located<ExpectedXML> {
    /// The document with its values filled in.
    func document(in scope: any VariableScope, files: any FileSystem) throws(FillingError) -> XMLDocument {
        switch value {
        case .text(let text):
            let filled = try text.text(in: scope, escaping: .xml)
            do throws(XMLSyntaxError) {
                return try XMLDocument.parse(expected: Array(filled.utf8), charset: "UTF-8")
            } catch {
                throw FillingError("this is no XML when it is filled in: \(error.description)", at: location)
            }
        case .file(let file):
            let bytes = try file.bytes(in: scope, files: files)
            do throws(XMLSyntaxError) {
                return try XMLDocument.parse(expected: bytes)
            } catch {
                let path = try file.path(in: scope)
                throw FillingError("\(quoted(path)) is no XML: \(error.description)", at: file.path.location)
            }
        }
    }
}

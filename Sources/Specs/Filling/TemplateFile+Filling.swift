import Diagnostics
package import Platform
package import Templates

extension TemplateFile {
    /// The text of the file, its templates filled in.
    package func text(in scope: any VariableScope, files: any FileSystem) throws(FillingError) -> String {
        let content = if let content { content } else { try read(in: scope, files: files) }
        do throws(LocatedTemplateError) {
            return try content.text(in: scope)
        } catch {
            throw FillingError(error)
        }
    }

    private func read(
        in scope: any VariableScope, files: any FileSystem
    ) throws(FillingError) -> FileTemplate {
        let path = try file.path(in: scope)
        do throws(TemplateFileProblem) {
            return try FileTemplate(path: path, form: form, files: files)
        } catch {
            if case .file(let error) = error { throw FillingError(error, at: file.path.location) }
            let found = error.diagnostic(at: file.path.location)
            throw FillingError(found.message, at: found.location ?? file.path.location, hint: found.hint)
        }
    }
}

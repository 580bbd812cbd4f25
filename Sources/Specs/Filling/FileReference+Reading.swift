package import HTTP
package import Platform
package import Templates

extension FileReference {
    /// The bytes of the file.
    package func bytes(in scope: any VariableScope, files: any FileSystem) throws(FillingError) -> [UInt8] {
        let path = try self.path(in: scope)
        do throws(FileError) {
            return try files.read(path)
        } catch {
            throw FillingError(error, at: self.path.location)
        }
    }

    /// The bytes of the file, to be read when they are sent.
    package func content(
        in scope: any VariableScope, files: any FileSystem
    ) throws(FillingError) -> BodyContent {
        let path = try self.path(in: scope)
        do throws(FileError) {
            // A pipe has no size, and files that the kernel makes up say that theirs is zero.
            if files.kind(path) == .file {
                let size = try files.open(path).size
                if size > 0 { return BodyContent(file: path, size: size) }
            }
            return BodyContent(try files.read(path))
        } catch {
            throw FillingError(error, at: self.path.location)
        }
    }

    /// The text of the file, which is UTF-8.
    package func text(in scope: any VariableScope, files: any FileSystem) throws(FillingError) -> String {
        guard let text = String(validating: try bytes(in: scope, files: files), as: UTF8.self) else {
            throw FillingError("\(quoted(try path(in: scope))) is not UTF-8 text", at: path.location)
        }
        return text
    }
}

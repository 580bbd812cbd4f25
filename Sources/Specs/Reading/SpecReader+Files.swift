import JSON
import Platform
import Templates

extension SpecReader {
    /// A file that a field names; one whose name is known must be there.
    func fileReference(_ member: LocatedMember?) -> FileReference? {
        guard let member else { return nil }
        return fileReference(member.value)
    }

    /// The file that an object has to name.
    func neededFile(in fields: Fields, of key: String) -> FileReference? {
        if fields.lacks("file") {
            report(
                "\(quoted(key)) needs a \"file\"", at: fields.range,
                hint: "such as \"file\": \"_expected/note.txt\"")
        }
        return fileReference(fields["file"])
    }

    /// A file that is filled in: one whose name is known is read now, so that what is wrong in it is told.
    ///
    /// Without `form` the extension says what the text is.
    func templateFile(_ json: LocatedJSON, form: FileTemplate.Form? = nil) -> TemplateFile? {
        guard let file = fileReference(json) else { return nil }
        guard let text = file.path.value.constantText else {
            return TemplateFile(file: file, form: form, content: nil)
        }
        let path = FilePath.joined(base: folder, relative: text)
        // A pipe can be read once only.
        guard files.kind(path) == .file else { return TemplateFile(file: file, form: form, content: nil) }
        do throws(TemplateFileProblem) {
            let content = try FileTemplate(path: path, form: form, files: files)
            return TemplateFile(file: file, form: form, content: content)
        } catch {
            report(error.diagnostic(at: location(json.range)))
            return nil
        }
    }

    func fileReference(_ json: LocatedJSON) -> FileReference? {
        guard let path = template(json) else { return nil }
        if let text = path.value.constantText, filePath(text, at: json.range) == nil { return nil }
        return FileReference(path: path, folder: folder)
    }

    /// The path of a file that must be there, as it is opened; nil where it is not, which is reported.
    func filePath(_ text: String, at range: Range<Int>) -> String? {
        if text.isEmpty {
            report("expected the path of a file, got an empty string", at: range)
            return nil
        }
        let found = FilePath.joined(base: folder, relative: text)
        switch files.kind(found) {
        case .file, .other: return found
        case .folder:
            report("\(quoted(found)) is a folder, expected a file", at: range)
        case nil:
            report(
                "there is no file \(quoted(found))", at: range,
                hint: FilePath.isAbsolute(text)
                    ? nil : "file references are relative to the file that holds them")
        }
        return nil
    }
}

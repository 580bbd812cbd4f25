import Diagnostics
import HTTP
import Platform
import Results
import Specs

extension CallRun {
    /// Writes the body of the answer to where the call wants it, whole or not at all.
    ///
    /// - Returns: a note that says so; nil where nothing is to be saved.
    func save(_ response: Response) throws(StepProblem) -> String? {
        guard let template = call.save else { return nil }
        let name = try filling { () throws(FillingError) in try template.text(in: variables) }
        if let problem = SavePath.problem(of: name) {
            throw StepProblem(
                .fileError, SavePath.message(of: problem, about: name), at: template.location)
        }
        guard let path = context.file.shared.savedFiles.path(name, for: variables.owner(in: context.spec))
        else {
            throw StepProblem(
                .fileError,
                SavePath.message(of: "the run has written this file already, or will", about: name),
                at: template.location)
        }
        do throws(FileError) {
            try context.surroundings.files.makeFolders(FilePath.folder(of: path))
            try context.surroundings.files.writeAtomically(response.body, to: path)
        } catch {
            throw StepProblem(error, at: template.location)
        }
        return "saved \(response.body.count) bytes to \(path)"
    }
}

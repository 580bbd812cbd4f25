import Diagnostics
import HTTP
import Platform
import Results
import Specs
import Templates

/// Makes a multipart body of its parts and of the type that the author perhaps gives.
struct MultipartBuilder {
    let scope: any VariableScope
    let files: any FileSystem
    let random: any RandomSource

    /// The body, and whether its type takes the place of `authored`, the author's own `Content-Type`.
    func build(
        _ templates: [PartTemplate], authored: String?, at place: SourceLocation
    ) throws(StepProblem) -> (body: RequestBody, replacesType: Bool) {
        let parts = try filling { () throws(FillingError) in
            var parts: [MultipartPart] = []
            for template in templates { parts += try template.filled(in: scope, files: files) }
            return parts
        }
        let type = authored.flatMap { MultipartType($0) }
        let boundary =
            if let own = type?.boundary {
                try checked(own, parts, at: place)
            } else {
                MultipartBoundary(random: random, parts: parts)
            }
        let multipart = MultipartBody(parts, boundary: boundary, type: type ?? .form)
        return (RequestBody(multipart.content, contentType: multipart.contentType), type != nil)
    }

    /// The boundary that the author chose.
    private func checked(
        _ text: String, _ parts: [MultipartPart], at place: SourceLocation
    ) throws(StepProblem) -> MultipartBoundary {
        guard let boundary = MultipartBoundary(text) else {
            throw StepProblem(
                .variableError,
                "\"\(text)\" is no boundary: expected 1 to 70 letters, digits or any of '()+_,-./:=?",
                at: place)
        }
        for part in parts {
            let isInside: Bool
            do throws(TransportError) {
                isInside = try boundary.isIn(part.content, files: files)
            } catch {
                throw StepProblem(.fileError, error.message, at: place)
            }
            if isInside {
                throw StepProblem(
                    .variableError, "the boundary \"\(text)\" stands in the part \"\(part.name)\"",
                    hint: "without a boundary in Content-Type one is made that does not", at: place)
            }
        }
        return boundary
    }
}

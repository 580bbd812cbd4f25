package import Templates
import Text

extension TextTemplate {
    /// The bytes that the text stands for in Base64.
    package func base64(in scope: any VariableScope) throws(FillingError) -> [UInt8] {
        let text = try text(in: scope)
        do throws(Base64Problem) {
            return try Base64.read(text)
        } catch {
            throw FillingError(
                "this is no Base64: \(error.message)"
                    + (error.length > 0 ? ", at byte \(error.offset + 1) of the text" : ""),
                at: location)
        }
    }
}

import Platform

/// Where an answer's body is saved: a path under the report folder.
package enum SavePath {
    /// What is wrong with it, as a sentence; nil where it may be written to.
    package static func problem(of text: String) -> String? {
        if text.isEmpty || text.hasSuffix("/") { return "it names no file" }
        if FilePath.isAbsolute(text) { return "it begins with /, and would not be under the report folder" }
        if text.split(separator: "/").contains("..") {
            return "it holds \"..\", and might not be under the report folder"
        }
        if text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
            return "it holds a control character"
        }
        return FilePath.normalized(text) == "." ? "it names no file" : nil
    }

    /// The whole complaint about a path.
    package static func message(of problem: String, about text: String) -> String {
        "nothing can be saved to \"\(text)\": \(problem)"
    }
}

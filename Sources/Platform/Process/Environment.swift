import Glibc

/// The environment variables of the process, as a value.
package struct Environment: Sendable {
    /// Every variable by its name.
    package let all: [String: String]

    package init(_ variables: [String: String]) {
        all = variables
    }

    package subscript(name: String) -> String? { all[name] }

    /// The variables of this process, read once. Text that is not UTF-8 is repaired with U+FFFD.
    package static func current() -> Environment {
        var variables: [String: String] = [:]
        var next = unsafe environ
        while let entry = unsafe next.pointee {
            let text = unsafe String(cString: entry)
            if let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")), equals > text.startIndex {
                variables[String(text[..<equals])] = String(text[text.utf8.index(after: equals)...])
            }
            unsafe next += 1
        }
        return Environment(variables)
    }
}

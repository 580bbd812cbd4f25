import Glibc

/// The environment variables of the process, as a value.
package struct Environment: Sendable {
    /// Every variable by the bytes of its name, as the system tells them apart.
    private let values: [[UInt8]: String]

    package init(_ variables: [String: String]) {
        self.init(variables.map { ($0.key, $0.value) })
    }

    private init(_ variables: [(name: String, value: String)]) {
        values = Dictionary(variables.map { (Array($0.name.utf8), $0.value) }) { _, last in last }
    }

    package subscript(name: String) -> String? { values[Array(name.utf8)] }

    /// The variables whose names begin so, with what follows in their names, in the order of its bytes.
    package func variables(named prefix: String) -> [(name: String, value: String)] {
        let prefix = Array(prefix.utf8)
        return values.filter { $0.key.starts(with: prefix) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
            .map { (String(decoding: $0.key.dropFirst(prefix.count), as: UTF8.self), $0.value) }
    }

    /// The variables of this process, read once. Text that is not UTF-8 is repaired with U+FFFD.
    package static func current() -> Environment {
        var variables: [(name: String, value: String)] = []
        var next = unsafe environ
        while let entry = unsafe next.pointee {
            let text = unsafe String(cString: entry)
            if let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")), equals > text.startIndex {
                variables.append(
                    (String(text[..<equals]), String(text[text.utf8.index(after: equals)...])))
            }
            unsafe next += 1
        }
        return Environment(variables)
    }
}

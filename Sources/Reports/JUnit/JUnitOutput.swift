import Results

/// A piece of a JUnit report on its way to the sink.
struct JUnitOutput {
    private(set) var bytes: [UInt8] = []

    /// Room for the counters of any run and its time.
    static let countersWidth = 160

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Writes markup as it is.
    mutating func write(_ markup: String) { bytes += markup.utf8 }

    /// Writes an attribute.
    mutating func write(_ name: String, _ value: String) {
        write(" \(name)=\"")
        XMLText.append(attribute: value, to: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes text between tags.
    mutating func write(content text: String) { XMLText.append(content: text, to: &bytes) }

    /// Writes an element on a line of its own, empty where there is no text.
    mutating func write(element name: String, _ text: String, indent: String) {
        guard !text.isEmpty else { return write("\(indent)<\(name)/>\n") }
        write("\(indent)<\(name)>")
        write(content: text)
        write("</\(name)>\n")
    }

    /// Writes the counters of a suite or of the whole: in JUnit what was not run was skipped.
    mutating func write(_ counts: Counts) {
        write(
            " tests=\"\(counts.cases)\" failures=\"\(counts.failed)\" errors=\"\(counts.errored)\""
                + " skipped=\"\(counts.notRun + counts.skipped)\"")
    }

    /// Writes what is known of the run; one schema wants the element without any too.
    mutating func write(properties: [(String, String)], _ dialect: JUnitDialect) {
        guard !properties.isEmpty else {
            if dialect == .strict { write("    <properties/>\n") }
            return
        }
        write("    <properties>\n")
        for (name, value) in properties {
            write("      <property name=\"\(name)\"")
            write("value", value)
            write("/>\n")
        }
        write("    </properties>\n")
    }
}

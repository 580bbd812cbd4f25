package import Diagnostics
import JSON

extension SourceText {
    /// The place of a part of a string, through the escapes of its JSON literal.
    ///
    /// - Parameters:
    ///   - literal: the bytes of the literal, quotes included.
    ///   - offset: where the part begins in the decoded string, in bytes of UTF-8.
    ///   - length: how many bytes of the decoded string it takes.
    /// - Returns: the bytes of the source that stand for them.
    package func location(inString literal: Range<Int>, offset: Int, length: Int) -> SourceLocation {
        let start = JSONStringEscapes.sourceOffset(
            ofDecodedUTF8Offset: offset, literal: literal, in: bytes)
        let end = JSONStringEscapes.sourceOffset(
            ofDecodedUTF8Offset: offset + length, literal: literal, in: bytes)
        return SourceLocation(source: self, range: start..<max(start, end))
    }
}

extension Template {
    /// Reads a string of a spec; one that cannot be read is told and stands for itself.
    ///
    /// - Parameters:
    ///   - text: the decoded string.
    ///   - literal: its bytes in the source, quotes included.
    ///   - source: the file.
    ///   - diagnostics: gets what is wrong, at its place inside the string.
    package init(
        _ text: String, literal: Range<Int>, source: SourceText, diagnostics: inout [Diagnostic]
    ) {
        do throws(TemplateSyntaxError) {
            try self.init(text)
        } catch {
            let place = source.location(inString: literal, offset: error.offset, length: error.length)
            diagnostics.append(Diagnostic(error.message, at: place, hint: error.hint))
            self.init(literal: text)
        }
    }
}

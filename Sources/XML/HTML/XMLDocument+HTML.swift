import CLibXML2

extension XMLDocument {
    /// Reads HTML as browsers do: nothing is an error but what we limit. Element and attribute names come in
    /// lower case and without namespace; `html` and `body` are put in where they are missing.
    ///
    /// Nothing outside of the text is ever loaded.
    ///
    /// - Throws: where there is nothing but white space, or more than `depthLimit` levels, or too many attributes.
    package static func parse(html text: String) throws(XMLSyntaxError) -> XMLDocument {
        // As browsers read U+0000, behind which libxml2 would see nothing.
        let utf8 = text.utf8.contains(0) ? Array(text.utf8).replacingZeros : Array(text.utf8)
        func error(_ problem: XMLProblem, at offset: Int = 0) -> XMLSyntaxError {
            LocatedProblem(problem: problem, offset: offset).error(in: utf8)
        }
        guard utf8.count < Int(Int32.max) - 100 else { throw error(.tooLong) }
        guard utf8.contains(where: { !XMLDeclaration.isSpace($0) }) else { throw error(.noElement) }
        if let offset = unsafe utf8.withUnsafeBytes({ unsafe HTMLAttributeCount.firstExcess(in: $0) }) {
            throw error(.tooManyAttributes, at: offset)
        }
        let reading = HTMLReading()
        var document = unsafe reading.read(utf8)
        if unsafe document == nil && !reading.isTooDeep {
            // Browsers make an element where there is none.
            unsafe document = reading.read(utf8 + "<html></html>".utf8)
        }
        guard let document = unsafe document, let root = unsafe xmlDocGetRootElement(document) else {
            throw error(reading.isTooDeep ? .tooDeep : .noElement)
        }
        return unsafe XMLDocument(pointer: document, root: root, unboundPrefixes: [:], warnings: [])
    }
}

extension [UInt8] {
    /// The bytes with U+FFFD for each zero.
    fileprivate var replacingZeros: [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(count)
        for byte in self {
            if byte == 0 { result += [0xEF, 0xBF, 0xBD] } else { result.append(byte) }
        }
        return result
    }
}

import CLibXML2

extension XMLProblem {
    /// The sentence for the reader, without a position.
    var message: String {
        switch self {
        case .empty: "no XML here: the text is empty"
        case .tooLong: "the text is longer than 2 GiB"
        case .spaceBeforeDeclaration:
            "white space before the XML declaration: <?xml … ?> must be the very first thing"
        case .zeroCharacter: "the character U+0000 may not stand in XML"
        case .tooDeep: "elements are nested more than \(XMLDocument.depthLimit) deep"
        case .tooManyAttributes: "an element has more than \(XMLAttributeCount.limit) attributes"
        case .entityDeclaration(let name):
            "the DOCTYPE declares the entity \"\(name)\": documents that declare entities are refused"
        case .defaultedAttribute(let name, let element):
            "the DOCTYPE gives the attribute \"\(name)\" of <\(element)> a default value: "
                + "documents that declare such values are refused"
        case .undeclaredEntity(let name):
            "the entity &\(name); is not declared (XML itself knows &lt; &gt; &amp; &apos; and &quot; only)"
        case .loneAmpersand: "expected an entity's name after \"&\"; a plain \"&\" is written &amp;"
        case .unboundPrefix(let prefix, let name):
            "the prefix \"\(prefix)\" of \(name) is not declared"
        case .declaringPrefix(let name):
            "an element cannot be called xmlns:\(name): the prefix \"xmlns\" declares namespaces"
        case .doubledAttribute(let name, let namespace):
            if let namespace {
                "the attribute \"\(name)\" in the namespace \"\(namespace)\" stands twice in one tag"
            } else {
                "the attribute \"\(name)\" stands twice in one tag"
            }
        case .mismatchedEndTag(let found, let open, let line):
            "</\(found)> does not close <\(open)>, which was opened on line \(line)"
        case .charset(.unknown, let label, let listing):
            "the character set \"\(label)\" is unknown or refused (\(listing))"
        case .charset(.singleBytes, let label, let listing):
            "the text is written in single bytes and not in \(label) (\(listing))"
        case .charset(.unfit, let label, let listing): "the bytes are not \(label) (\(listing))"
        case .noElement: "no HTML here: the text is empty"
        case .library(let code, let text): Self.libraryMessage(code: code, text: text)
        }
    }

    /// Our words for the usual findings of libxml2, else its own without their line end.
    private static func libraryMessage(code: Int, text: String) -> String {
        if let words = words[code] { return words }
        var trimmed = Substring(text)
        while let last = trimmed.unicodeScalars.last, last.properties.isWhitespace {
            trimmed.unicodeScalars.removeLast()
        }
        guard let first = trimmed.first else { return "the text is not well-formed XML (error \(code))" }
        return first.lowercased() + trimmed.dropFirst()
    }

    private static let words: [Int: String] = {
        let table: [(xmlParserErrors, String)] = [
            (XML_ERR_DOCUMENT_EMPTY, "no XML here: expected \"<\""),
            (XML_ERR_DOCUMENT_END, "there is more after the end of the root element"),
            (XML_ERR_TAG_NOT_FINISHED, "the text ends before all elements are closed"),
            (XML_ERR_GT_REQUIRED, "expected \">\" at the end of the tag"),
            (XML_ERR_LTSLASH_REQUIRED, "expected \"</\": an end tag"),
            (XML_ERR_NAME_REQUIRED, "expected a name"),
            (XML_ERR_SPACE_REQUIRED, "expected white space"),
            (XML_ERR_LT_IN_ATTRIBUTE, "\"<\" may not stand in an attribute value: write &lt;"),
            (XML_ERR_ATTRIBUTE_NOT_STARTED, "an attribute value must stand in quotes"),
            (XML_ERR_ATTRIBUTE_NOT_FINISHED, "the attribute value has no closing quote"),
            (XML_ERR_ATTRIBUTE_WITHOUT_VALUE, "an attribute needs a value: name=\"value\""),
            (XML_ERR_MISPLACED_CDATA_END, "\"]]>\" may not stand in text: write ]]&gt;"),
            (XML_ERR_CDATA_NOT_FINISHED, "the CDATA section has no end: expected \"]]>\""),
            (XML_ERR_COMMENT_NOT_FINISHED, "the comment has no end: expected \"-->\""),
            (XML_ERR_HYPHEN_IN_COMMENT, "\"--\" may not stand in a comment"),
            (XML_ERR_PI_NOT_STARTED, "a processing instruction needs a name"),
            (XML_ERR_PI_NOT_FINISHED, "the processing instruction has no end: expected \"?>\""),
            (XML_ERR_RESERVED_XML_NAME, "<?xml … ?> may stand at the very start only"),
            (XML_ERR_XMLDECL_NOT_FINISHED, "the XML declaration has no end: expected \"?>\""),
            (XML_ERR_XMLDECL_NOT_STARTED, "expected an XML declaration"),
            (
                XML_ERR_ENTITYREF_SEMICOL_MISSING,
                "an entity reference ends in \";\"; a plain \"&\" is written &amp;"
            ),
            (XML_ERR_INVALID_CHARREF, "the character reference names no character"),
            (XML_ERR_INVALID_HEX_CHARREF, "a hexadecimal character reference looks like &#x41;"),
            (XML_ERR_INVALID_DEC_CHARREF, "a character reference looks like &#65;"),
            (XML_ERR_INVALID_CHAR, "a character that XML does not allow"),
            (XML_ERR_DOCTYPE_NOT_FINISHED, "the DOCTYPE has no end: expected \">\""),
            (XML_ERR_VERSION_MISSING, "the XML declaration has no version"),
            (XML_ERR_PEREF_IN_INT_SUBSET, "a parameter entity reference may not stand there"),
        ]
        return Dictionary(table.map { (Int($0.0.rawValue), $0.1) }) { first, _ in first }
    }()
}

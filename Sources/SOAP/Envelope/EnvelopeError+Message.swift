import XML

extension EnvelopeError {
    /// For the reader: what is wrong and what was expected, without the place.
    package var message: String {
        switch reason {
        case .badName(let name): "\"\(name)\" is no XML name"
        case .unknownKey(let key): "\"\(key)\" is no XML name and none of #text, #cdata, #xml, #children"
        case .unboundPrefix(let prefix, let name, _):
            "the prefix \"\(prefix)\" of \"\(name)\" is bound to no namespace"
        case .emptyNamespace(let prefix): "the prefix \"\(prefix)\" is bound to an empty namespace"
        case .reservedPrefix(let prefix): "the prefix \"\(prefix)\" is XML's own and cannot be bound"
        case .twiceTheAttribute(let name): "the attribute \"\(name)\" stands here twice"
        case .attributeIs(let name, let kind):
            "the attribute \"\(name)\" is text, a number, a boolean or null, got \(kind)"
        case .contentIs(let key, let kind): "\(key) is text, a number or a boolean, got \(kind)"
        case .arrayInArray: "an array inside an array names no element"
        case .childrenAre(let kind): "#children is an array, got \(kind)"
        case .childIs(let kind): "an element of #children is text or an object with one key, got \(kind)"
        case .childHasKeys(let count):
            "an element of #children is text or an object with one key, got an object with \(count) keys"
        case .attributeAsChild(let name): "the attribute \"\(name)\" stands inside #children"
        case .forbiddenCharacter(let scalar): "U+\(EnvelopeError.code(of: scalar)) may not stand in XML"
        case .loneSurrogate: "a lone surrogate may not stand in XML"
        case .partIs(let kind):
            "expected an object, XML text, an array of lines, { \"file\" } or { \"template\" }, got \(kind)"
        case .lineIs(let kind): "expected a line of XML text, got \(kind)"
        case .notWellFormed(let part, let message, let line, let column):
            "\(part.words) is not well-formed: line \(line), column \(column): \(message)"
        case .declarationInside: "an XML declaration cannot stand inside an envelope"
        case .noEnvelope(let root, let namespace?):
            "expected a SOAP envelope, got the root element \(root) in the namespace \"\(namespace)\""
        case .noEnvelope(let root, nil):
            "expected a SOAP envelope, got the root element \(root) in no namespace"
        }
    }

    /// What to do, where that is not plain from the message.
    package var hint: String? {
        switch reason {
        case .unboundPrefix(_, _, let bound) where bound.isEmpty:
            "bind it in \"namespaces\" or with @xmlns on the element"
        case .unboundPrefix(_, _, let bound):
            "bind it in \"namespaces\", where there is \(bound.joined(separator: ", "))"
        case .contentIs(_, "null"): "\"@xsi:nil\": true makes an element with attributes nil"
        case .attributeAsChild: "attributes stand beside #children"
        case .notWellFormed(.envelope, _, _, _): "\"POST\" with \"text\" sends any text as it is"
        case .declarationInside: "leave out the line that begins with <?xml"
        case .noEnvelope:
            "the namespace is \"\(WellKnownNamespace.soap11)\" (1.1) or \"\(WellKnownNamespace.soap12)\" (1.2)"
        default: nil
        }
    }

    private static func code(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

extension EnvelopeError.Part {
    fileprivate var words: String {
        switch self {
        case .fragment: "the XML text"
        case .envelope: "the envelope"
        }
    }
}

import CLibXML2

extension XMLProblem {
    /// Whether the parser met something else than a name.
    var isMissingName: Bool {
        if case .library(let code, _) = self { code == Int(XML_ERR_NAME_REQUIRED.rawValue) } else { false }
    }

    /// A finding of libxml2 as ours.
    @unsafe init(_ error: xmlError) {
        let first = unsafe error.str1.map { unsafe String(cString: $0) } ?? ""
        let second = unsafe error.str2.map { unsafe String(cString: $0) } ?? ""
        switch xmlParserErrors(rawValue: UInt32(bitPattern: unsafe error.code)) {
        case XML_NS_ERR_UNDEFINED_NAMESPACE:
            self = .unboundPrefix(prefix: first, name: second)
        case XML_NS_ERR_ATTRIBUTE_REDEFINED:
            self = .doubledAttribute(name: first, namespace: second)
        case XML_ERR_ATTRIBUTE_REDEFINED:
            self = .doubledAttribute(name: second.isEmpty ? first : "\(first):\(second)", namespace: nil)
        case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
            self = .undeclaredEntity(name: first)
        case XML_ERR_TAG_NAME_MISMATCH:
            self = unsafe .mismatchedEndTag(found: second, open: first, line: Int(error.int1))
        default:
            self = unsafe .library(
                code: Int(error.code), text: error.message.map { unsafe String(cString: $0) } ?? "")
        }
    }
}

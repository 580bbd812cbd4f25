package import XML

/// One view of the faults of both versions, and of those that mix them.
///
/// The elements are found by local name alone: services put the children of 1.1 into the namespace of the
/// envelope, or inside a Fault of 1.2, and write the code of 1.2 without its Value.
package struct SOAPFault {
    /// The local name of `faultcode` or `Code/Value`, spelled as it came.
    package let code: String?
    /// The local name of the first `Subcode/Value`; of a code of 1.1 such as `Client.Auth` (§4.4.1) what
    /// follows the first dot.
    package let subcode: String?
    /// `faultstring`, or of several `Reason/Text` the first in English, else the first.
    package let reason: String?
    /// `faultactor` or `Role`: a URI.
    package let role: String?
    /// `Node`: a URI; 1.1 has none.
    package let node: String?
    /// The element `detail` or `Detail`.
    package let detail: XMLNode?

    /// - Parameter element: the Fault element.
    init(_ element: XMLNode) {
        let codeElement = element.child("Code")
        let oldCode = element.child("faultcode").map { SOAPFaultCode.local($0.stringValue) }
        code = codeElement.map { SOAPFaultCode.local(($0.child("Value") ?? $0).stringValue) } ?? oldCode
        subcode =
            codeElement?.child("Subcode").map { SOAPFaultCode.local(($0.child("Value") ?? $0).stringValue) }
            ?? oldCode.flatMap(SOAPFaultCode.afterDot)
        reason = element.child("Reason")?.faultReason ?? element.child("faultstring")?.stringValue
        role = (element.child("Role") ?? element.child("faultactor"))?.stringValue.trimmed
        node = element.child("Node")?.stringValue.trimmed
        detail = element.child("Detail") ?? element.child("detail")
    }
}

extension XMLNode {
    fileprivate func child(_ name: String) -> XMLNode? {
        elementChildren.first { $0.localName == name }
    }

    /// The text of a Reason: in English if there is one, as messages around it are.
    fileprivate var faultReason: String {
        let texts = elementChildren.filter { $0.localName == "Text" }
        let english = texts.first { text in
            let language = text.attribute(local: "lang", namespace: WellKnownNamespace.xml)?.lowercased()
            return language == "en" || language?.hasPrefix("en-") == true
        }
        return (english ?? texts.first ?? self).stringValue
    }
}

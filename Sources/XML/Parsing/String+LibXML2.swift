import CLibXML2

extension String {
    /// The text of a string that libxml2 owns; an empty one for NULL.
    @unsafe init(xml text: UnsafePointer<xmlChar>?) {
        guard let text = unsafe text else {
            self = ""
            return
        }
        self = unsafe String(cString: text)
    }
}

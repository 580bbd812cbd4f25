extension SOAPVersion {
    /// The headers that carry an envelope of this version (SOAP 1.1 §6.1.1; SOAP 1.2 part 2 §7.1.4, RFC 3902).
    ///
    /// - Parameters:
    ///   - action: as the author wrote it, quoted or not; nil and empty are the same.
    ///   - charset: the character set that the envelope is written in.
    ///   - authored: the names of the headers that the author gives, those given as `null` too: they win.
    /// - Returns: Content-Type and, with 1.1, SOAPAction, as far as the author gives none.
    package func headers(
        action: String?, charset: String = "utf-8", authored: [String] = []
    ) -> [(name: String, value: String)] {
        var headers = [(name: "Content-Type", value: contentType(action: action, charset: charset))]
        if self == .v1_1 {
            headers.append(("SOAPAction", "\"" + SOAPVersion.unquoted(action) + "\""))
        }
        return headers.filter { header in
            !authored.contains { $0.lowercased() == header.name.lowercased() }
        }
    }

    /// The media type; with 1.2 the action is a parameter of it.
    package func contentType(action: String?, charset: String = "utf-8") -> String {
        switch self {
        case .v1_1: return "text/xml; charset=\(charset)"
        case .v1_2:
            let type = "application/soap+xml; charset=\(charset)"
            let action = SOAPVersion.unquoted(action)
            return action.isEmpty ? type : type + "; action=" + SOAPVersion.quotedString(action)
        }
    }

    /// The action without the quotes that an author may have written around it.
    private static func unquoted(_ action: String?) -> String {
        guard let action else { return "" }
        let bytes = action.utf8
        guard bytes.count >= 2, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\"") else {
            return action
        }
        return String(action.unicodeScalars.dropFirst().dropLast())
    }

    /// A quoted-string of RFC 9110 §5.6.4.
    private static func quotedString(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { quoted += "\\" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }
}

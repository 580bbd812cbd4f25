import Text

/// The certificate that a server showed.
package struct Certificate: Sendable, Hashable {
    /// `CN = api.example.test, O = Example`, as OpenSSL writes it.
    package let subject: String
    package let issuer: String
    /// In hexadecimal digits.
    package let serial: String
    /// ISO 8601 in UTC.
    package let start: String
    /// ISO 8601 in UTC.
    package let expires: String
    /// Names and addresses that it is for, without their kinds.
    package let alternativeNames: [String]

    /// From libcurl's lines of `name:value`; nil where there are none.
    init?(lines: [String]) {
        var fields: [String: String] = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let name = String(line[..<colon])
            if fields[name] == nil { fields[name] = String(line[line.index(after: colon)...]) }
        }
        guard let subject = fields["Subject"] else { return nil }
        self.subject = subject
        issuer = fields["Issuer"] ?? ""
        serial = fields["Serial Number"] ?? ""
        start = Certificate.iso(fields["Start date"] ?? "")
        expires = Certificate.iso(fields["Expire date"] ?? "")
        alternativeNames = (fields["X509v3 Subject Alternative Name"] ?? "").split(separator: ",").map {
            let name = $0.drop { $0 == " " }
            return name.firstIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? String(name)
        }
    }

    /// `Nov 30 08:57:28 2026 GMT` as ISO; any other text as it is.
    private static func iso(_ text: String) -> String {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let words = text.split(separator: " ")
        guard words.count >= 4, let month = months.firstIndex(of: String(words[0])), let day = Int(words[1]),
            let year = Int(words[3]), let date = CivilDate(year: year, month: month + 1, day: day)
        else { return text }
        let time = words[2].split(separator: ":").compactMap { Int($0) }
        guard time.count == 3, time.allSatisfy({ 0...60 ~= $0 }) else { return text }
        return DateTime(
            secondsSinceEpoch: date.daysSinceEpoch * 86_400 + time[0] * 3_600 + time[1] * 60 + time[2]
        ).iso8601
    }
}

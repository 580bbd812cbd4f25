/// All stages of the language, in the order of its documentation.
package enum StageTable {
    package static let all: [StageDeclaration] = [
        .json, .xml, .html, .text,
        .number, .integer, .boolean,
        .count, .first, .last, .nth, .slice, .all, .keys, .values, .flatten, .reverse, .sort, .unique, .join,
        .split,
        .regex, .regexAll, .replace,
        .trim, .lower, .upper, .htmlEscape, .htmlUnescape, .urlEncode, .urlDecode, .formEncode, .formDecode,
        .urlQuery, .absolute, .raw,
        .base64, .base64URL, .hex, .base64Decode, .base64URLDecode, .hexDecode, .encode, .decode,
        .md5, .sha1, .sha256, .sha512, .hmac,
        .date, .toDate, .plus, .minus, .daysFromNow,
        .default,
    ]

    private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

    package static func declaration(of name: String) -> StageDeclaration? { byName[name] }

    /// Whether an argument of the stage is JSON, which ends with its brackets and not at white space.
    static func takesJSON(_ name: String) -> Bool {
        byName[name]?.parameters.contains(where: \.isJSON) ?? false
    }
}

/// Stages that are part of the language and not built yet: known by name, so that they are refused as that.
extension StageDeclaration {
    static let boolean = StageDeclaration(
        "boolean", summary: "reads text as true or false", example: "header X-Cached -> boolean")
    static let slice = StageDeclaration(
        "slice", [Parameter("A"), Parameter("B", isOptional: true)],
        summary: "the elements, characters or bytes from A up to B", example: "$.items -> slice 0 2")
    static let all = StageDeclaration("all", summary: "keeps a list of one a list", example: "//item -> all")
    static let keys = StageDeclaration(
        "keys", summary: "the names of an object's members", example: "$.user -> keys")
    static let values = StageDeclaration(
        "values", summary: "the values of an object's members", example: "$.user -> values")
    static let flatten = StageDeclaration(
        "flatten", summary: "puts the elements of inner arrays in place of these",
        example: "$.pages -> flatten")
    static let reverse = StageDeclaration(
        "reverse", summary: "the elements from last to first", example: "$.items -> reverse")
    static let sort = StageDeclaration("sort", summary: "the elements in order", example: "$.prices -> sort")
    static let unique = StageDeclaration("unique", summary: "each element once", example: "$.tags -> unique")
    static let join = StageDeclaration(
        "join", [Parameter("SEP")], summary: "the elements as one text", example: "$.tags -> join ','")
    static let split = StageDeclaration(
        "split", [Parameter("SEP")], summary: "the parts of a text", example: "$.token -> split '.'")
    static let regexAll = StageDeclaration(
        "regexAll", [Parameter("'p'")], summary: "every match of a pattern",
        example: "body -> regexAll '[0-9]+'")
    static let replace = StageDeclaration(
        "replace", [Parameter("'p'"), Parameter("'r'")],
        summary: "every match of a pattern replaced, $1 is the first group",
        example: "$.phone -> replace '[^0-9]' ''")
}

extension StageDeclaration {
    static let trim = StageDeclaration(
        "trim", summary: "without white space at its ends", example: "//title -> trim")
    static let lower = StageDeclaration("lower", summary: "in lower case", example: "type -> lower")
    static let upper = StageDeclaration("upper", summary: "in upper case", example: "$.code -> upper")
    static let htmlEscape = StageDeclaration(
        "htmlEscape", summary: "with HTML's characters escaped", example: "$.title -> htmlEscape")
    static let htmlUnescape = StageDeclaration(
        "htmlUnescape", summary: "with HTML's escapes read", example: "$.title -> htmlUnescape")
    static let urlEncode = StageDeclaration(
        "urlEncode", summary: "percent-encoded", example: "$.name -> urlEncode")
    static let urlDecode = StageDeclaration(
        "urlDecode", summary: "percent-decoded", example: "url -> urlDecode")
    static let formEncode = StageDeclaration(
        "formEncode", summary: "encoded as a form value", example: "$.name -> formEncode")
    static let formDecode = StageDeclaration(
        "formDecode", summary: "decoded as a form value", example: "$.name -> formDecode")
    static let urlQuery = StageDeclaration(
        "urlQuery", [Parameter("NAME")], summary: "the decoded value of a URL's query parameter",
        example: "header Location -> urlQuery code")
    static let absolute = StageDeclaration(
        "absolute", summary: "a reference resolved against the answer's URL",
        example: "header Location -> absolute")
}

extension StageDeclaration {
    static let base64 = StageDeclaration("base64", summary: "bytes as Base64", example: "bytes -> base64")
    static let base64URL = StageDeclaration(
        "base64Url", summary: "bytes as Base64 for URLs", example: "bytes -> base64Url")
    static let hex = StageDeclaration(
        "hex", summary: "bytes as lower-case hexadecimal", example: "bytes -> hex")
    static let base64Decode = StageDeclaration(
        "base64Decode", summary: "the bytes of Base64", example: "$.content -> base64Decode")
    static let base64URLDecode = StageDeclaration(
        "base64UrlDecode", summary: "the bytes of Base64 for URLs",
        example: "$.token -> split '.' -> nth 1 -> base64UrlDecode -> $.sub")
    static let hexDecode = StageDeclaration(
        "hexDecode", summary: "the bytes of hexadecimal", example: "$.digest -> hexDecode")
    static let encode = StageDeclaration(
        "encode", [Parameter("CHARSET")], summary: "the bytes of text in a character set",
        example: "$.name -> encode iso-8859-1")
    static let decode = StageDeclaration(
        "decode", [Parameter("CHARSET")], summary: "the text of bytes in a character set",
        example: "bytes -> decode iso-8859-1")
    static let md5 = StageDeclaration("md5", summary: "the MD5 digest", example: "bytes -> md5")
    static let sha1 = StageDeclaration("sha1", summary: "the SHA-1 digest", example: "bytes -> sha1")
    static let sha256 = StageDeclaration("sha256", summary: "the SHA-256 digest", example: "bytes -> sha256")
    static let sha512 = StageDeclaration("sha512", summary: "the SHA-512 digest", example: "bytes -> sha512")
    static let hmac = StageDeclaration(
        "hmac", [Parameter("ALG"), Parameter("KEY")], summary: "the keyed digest",
        example: "bytes -> hmac sha256 'key'")
    static let date = StageDeclaration(
        "date", [Parameter("F")], summary: "a date written in a format", example: "$.created -> date '%Y'")
    static let toDate = StageDeclaration(
        "toDate", [Parameter("F")], summary: "a date read in a format",
        example: "header Date -> toDate '%a, %d %b %Y %H:%M:%S GMT'")
    static let plus = StageDeclaration(
        "plus", [Parameter("D")], summary: "a duration later, or a number more",
        example: "$.created -> plus 1h")
    static let minus = StageDeclaration(
        "minus", [Parameter("D")], summary: "a duration earlier, or a number less",
        example: "$.count -> minus 1")
    static let daysFromNow = StageDeclaration(
        "daysFromNow", summary: "how many days a date lies ahead",
        example: "certificate expires -> daysFromNow")
}

/// Stages that are part of the language and not built yet: known by name, so that they are refused as that.
extension StageDeclaration {
    private typealias Row = StageDeclaration

    static let html = Row("html", summary: "reads text as HTML", example: "body -> html -> //title")
    static let boolean = Row(
        "boolean", summary: "reads text as true or false", example: "header X-Cached -> boolean")
    static let slice = Row(
        "slice", [Parameter("A"), Parameter("B", isOptional: true)],
        summary: "the elements, characters or bytes from A up to B", example: "$.items -> slice 0 2")
    static let all = Row("all", summary: "keeps a list of one a list", example: "//item -> all")
    static let keys = Row("keys", summary: "the names of an object's members", example: "$.user -> keys")
    static let values = Row("values", summary: "the values of an object's members", example: "$.user -> values")
    static let flatten = Row(
        "flatten", summary: "puts the elements of inner arrays in place of these",
        example: "$.pages -> flatten")
    static let reverse = Row("reverse", summary: "the elements from last to first", example: "$.items -> reverse")
    static let sort = Row("sort", summary: "the elements in order", example: "$.prices -> sort")
    static let unique = Row("unique", summary: "each element once", example: "$.tags -> unique")
    static let join = Row(
        "join", [Parameter("SEP")], summary: "the elements as one text", example: "$.tags -> join ','")
    static let split = Row(
        "split", [Parameter("SEP")], summary: "the parts of a text", example: "$.token -> split '.'")
    static let regexAll = Row(
        "regexAll", [Parameter("'p'")], summary: "every match of a pattern",
        example: "body -> regexAll '[0-9]+'")
    static let replace = Row(
        "replace", [Parameter("'p'"), Parameter("'r'")],
        summary: "every match of a pattern replaced, $1 is the first group",
        example: "$.phone -> replace '[^0-9]' ''")
}

extension StageDeclaration {
    static let trim = Row("trim", summary: "without white space at its ends", example: "//title -> trim")
    static let lower = Row("lower", summary: "in lower case", example: "type -> lower")
    static let upper = Row("upper", summary: "in upper case", example: "$.code -> upper")
    static let htmlEscape = Row(
        "htmlEscape", summary: "with HTML's characters escaped", example: "$.title -> htmlEscape")
    static let htmlUnescape = Row(
        "htmlUnescape", summary: "with HTML's escapes read", example: "$.title -> htmlUnescape")
    static let urlEncode = Row("urlEncode", summary: "percent-encoded", example: "$.name -> urlEncode")
    static let urlDecode = Row("urlDecode", summary: "percent-decoded", example: "url -> urlDecode")
    static let formEncode = Row("formEncode", summary: "encoded as a form value", example: "$.name -> formEncode")
    static let formDecode = Row("formDecode", summary: "decoded as a form value", example: "$.name -> formDecode")
    static let urlQuery = Row(
        "urlQuery", [Parameter("NAME")], summary: "the decoded value of a URL's query parameter",
        example: "header Location -> urlQuery code")
    static let absolute = Row(
        "absolute", summary: "a reference resolved against the answer's URL",
        example: "header Location -> absolute")
}

extension StageDeclaration {
    static let base64 = Row("base64", summary: "bytes as Base64", example: "bytes -> base64")
    static let base64URL = Row(
        "base64Url", summary: "bytes as Base64 for URLs", example: "bytes -> base64Url")
    static let hex = Row("hex", summary: "bytes as lower-case hexadecimal", example: "bytes -> hex")
    static let base64Decode = Row(
        "base64Decode", summary: "the bytes of Base64", example: "$.content -> base64Decode")
    static let base64URLDecode = Row(
        "base64UrlDecode", summary: "the bytes of Base64 for URLs",
        example: "$.token -> split '.' -> nth 1 -> base64UrlDecode -> $.sub")
    static let hexDecode = Row(
        "hexDecode", summary: "the bytes of hexadecimal", example: "$.digest -> hexDecode")
    static let encode = Row(
        "encode", [Parameter("CHARSET")], summary: "the bytes of text in a character set",
        example: "$.name -> encode iso-8859-1")
    static let decode = Row(
        "decode", [Parameter("CHARSET")], summary: "the text of bytes in a character set",
        example: "bytes -> decode iso-8859-1")
    static let md5 = Row("md5", summary: "the MD5 digest", example: "bytes -> md5")
    static let sha1 = Row("sha1", summary: "the SHA-1 digest", example: "bytes -> sha1")
    static let sha256 = Row("sha256", summary: "the SHA-256 digest", example: "bytes -> sha256")
    static let sha512 = Row("sha512", summary: "the SHA-512 digest", example: "bytes -> sha512")
    static let hmac = Row(
        "hmac", [Parameter("ALG"), Parameter("KEY")], summary: "the keyed digest",
        example: "bytes -> hmac sha256 'key'")
    static let date = Row(
        "date", [Parameter("F")], summary: "a date written in a format", example: "$.created -> date '%Y'")
    static let toDate = Row(
        "toDate", [Parameter("F")], summary: "a date read in a format",
        example: "header Date -> toDate '%a, %d %b %Y %H:%M:%S GMT'")
    static let plus = Row(
        "plus", [Parameter("D")], summary: "a duration later, or a number more",
        example: "$.created -> plus 1h")
    static let minus = Row(
        "minus", [Parameter("D")], summary: "a duration earlier, or a number less",
        example: "$.count -> minus 1")
    static let daysFromNow = Row(
        "daysFromNow", summary: "how many days a date lies ahead",
        example: "certificate expires -> daysFromNow")
}

import Testing

@Suite("A path that cannot be read says where and what is meant")
struct PathSyntaxTests {
    @Test(
        "an end that is empty or white space",
        arguments: [
            (
                "",
                #"""
                1 the path is empty

                ^
                = a path begins with $, /, ./ or the name of a source
                """#
            ),
            (
                "   ",
                #"""
                1 the path is empty
                \#u{20}\#u{20}\#u{20}
                ^~~
                = a path begins with $, /, ./ or the name of a source
                """#
            ),
            (
                " $.a",
                #"""
                1 a path cannot begin with white space
                 $.a
                ^
                """#
            ),
            (
                "$.a ",
                #"""
                4 a path cannot end with white space
                $.a\#u{20}
                   ^
                """#
            ),
            (
                "$.a -> ",
                #"""
                7 a path cannot end with white space
                $.a ->\#u{20}
                      ^
                """#
            ),
        ])
    func ends(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: "{}") == expected)
    }

    @Test(
        "a beginning that is neither JSONPath, XPath nor a word",
        arguments: [
            (
                "1 + 2",
                #"""
                1 a path cannot begin with "1"
                1 + 2
                ^
                = an XPath expression that is no path stands in parentheses: (1 + 2)
                """#
            ),
            (
                "'abc'",
                #"""
                1 a path cannot begin with "'"
                'abc'
                ^
                = an XPath expression that is no path stands in parentheses: ('abc')
                """#
            ),
            (
                #""abc""#,
                #"""
                1 a path cannot begin with '"'
                "abc"
                ^
                = an XPath expression that is no path stands in parentheses: ("abc")
                """#
            ),
            (
                "@id -> text",
                #"""
                1 a path cannot begin with "@"
                @id -> text
                ^
                = relative XPath begins with ./: ./@id
                """#
            ),
            (
                "*",
                #"""
                1 a path cannot begin with "*"
                *
                ^
                = relative XPath begins with ./: ./*
                """#
            ),
            (
                "-1",
                #"""
                1 a path cannot begin with "-"
                -1
                ^
                = an XPath expression that is no path stands in parentheses: (-1)
                """#
            ),
            (
                "{{x}} -> count",
                #"""
                1 a path cannot begin with {{…}} and go on
                {{x}} -> count
                ^~
                = a variable holds the whole path, or stands inside: $.{{name}}, header '{{name}}'
                """#
            ),
            (
                "{{x}}/a",
                #"""
                1 a path cannot begin with {{…}} and go on
                {{x}}/a
                ^~
                = a variable holds the whole path, or stands inside: $.{{name}}, header '{{name}}'
                """#
            ),
            (
                "$.a -> 5",
                #"""
                8 a stage cannot begin with "5"
                $.a -> 5
                       ^
                = an XPath expression that is no path stands in parentheses: (5)
                """#
            ),
            (
                "$.a -> 'count'",
                #"""
                8 a stage cannot begin with "'"
                $.a -> 'count'
                       ^
                = an XPath expression that is no path stands in parentheses: ('count')
                """#
            ),
            (
                "$.a -> @id",
                #"""
                8 a stage cannot begin with "@"
                $.a -> @id
                       ^
                = relative XPath begins with ./: ./@id
                """#
            ),
        ])
    func starts(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: "{}") == expected)
    }

    @Test(
        "an arrow that divides nothing",
        arguments: [
            (
                "-> count",
                #"""
                1 a source is missing before "->"
                -> count
                ^~
                = a path begins with $, /, ./ or the name of a source
                """#
            ),
            (
                "$.a ->",
                #"""
                7 a stage is missing after "->"
                $.a ->
                      ^
                """#
            ),
            (
                "$.a -> -> count",
                #"""
                8 a stage is missing after "->"
                $.a -> -> count
                       ^
                """#
            ),
            (
                "$.a->count",
                #"""
                4 expected ".", ".." or "[", got "-"
                $.a->count
                   ^
                = "->" stands between white space
                """#
            ),
            (
                "$.a ->count",
                #"""
                5 expected ".", ".." or "[", got "-"
                $.a ->count
                    ^
                = "->" stands between white space
                """#
            ),
            (
                "$.a-> count",
                #"""
                4 expected ".", ".." or "[", got "-"
                $.a-> count
                   ^
                = "->" stands between white space
                """#
            ),
            (
                "status->text",
                #"""
                1 unknown source "status->text"
                status->text
                ^~~~~~~~~~~~
                = "->" stands between white space
                """#
            ),
            (
                "$.a -> count->first",
                #"""
                8 unknown stage "count->first"
                $.a -> count->first
                       ^~~~~~~~~~~~
                = "->" stands between white space
                """#
            ),
        ])
    func arrows(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: "{}") == expected)
    }

    @Test(
        "a name that is no source",
        arguments: [
            (
                "statsu",
                #"""
                1 unknown source "statsu"
                statsu
                ^~~~~~
                = did you mean "status"?
                """#
            ),
            (
                "items",
                #"""
                1 unknown source "items"
                items
                ^~~~~
                = JSONPath begins with $, XPath with / or ./; the sources are status, reason, \#
                version, type, header, cookie, body, bytes, url, redirects, ip, time, size, \#
                certificate, fault, outcome, var
                """#
            ),
            (
                ".items[0]",
                #"""
                2 expected an operator or the end, found "items"
                .items[0]
                 ^~~~~
                = JSONPath begins with $: $.items[0]
                """#
            ),
            (
                "header.Location",
                #"""
                1 unknown source "header.Location"
                header.Location
                ^~~~~~~~~~~~~~~
                = did you mean "header Location"?
                """#
            ),
            (
                "foo/bar",
                #"""
                1 unknown source "foo/bar"
                foo/bar
                ^~~~~~~
                = relative XPath begins with ./: ./foo/bar
                """#
            ),
            (
                "foo[1]",
                #"""
                1 unknown source "foo[1]"
                foo[1]
                ^~~~~~
                = relative XPath begins with ./: ./foo[1]
                """#
            ),
            (
                "count",
                #"""
                1 "count" is a stage and needs a value before it
                count
                ^~~~~
                = as in $..name -> count
                """#
            ),
            (
                "count -> first",
                #"""
                1 "count" is a stage and needs a value before it
                count -> first
                ^~~~~
                = as in $..name -> count
                """#
            ),
            (
                "header{{x}}",
                #"""
                1 the name of a source cannot be header{{x}}
                header{{x}}
                ^~~~~~~~~~~
                """#
            ),
        ])
    func sources(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: "{}") == expected)
    }

    @Test(
        "a name that is no stage",
        arguments: [
            (
                "$.a -> status",
                #"""
                8 "status" is a source and stands only at the beginning
                $.a -> status
                       ^~~~~~
                """#
            ),
            (
                "$.a -> cuont",
                #"""
                8 unknown stage "cuont"
                $.a -> cuont
                       ^~~~~
                = did you mean "count"?
                """#
            ),
            (
                "$.a -> length",
                #"""
                8 unknown stage "length"
                $.a -> length
                       ^~~~~~
                = did you mean "count"?
                """#
            ),
            (
                "$.a -> foo/bar",
                #"""
                8 unknown stage "foo/bar"
                $.a -> foo/bar
                       ^~~~~~~
                = relative XPath begins with ./: ./foo/bar
                """#
            ),
            (
                "$.a -> zzzzzzzzzz",
                #"""
                8 unknown stage "zzzzzzzzzz"
                $.a -> zzzzzzzzzz
                       ^~~~~~~~~~
                = the stages are $…, an XPath, json, xml, html, text, number, integer, boolean, \#
                count, first, last, nth, slice, all, keys, values, flatten, reverse, sort, unique, \#
                join, split, regex, regexAll, replace, trim, lower, upper, htmlEscape, htmlUnescape,\#
                 urlEncode, urlDecode, formEncode, formDecode, urlQuery, absolute, raw, base64, \#
                base64Url, hex, base64Decode, base64UrlDecode, hexDecode, encode, decode, md5, sha1,\#
                 sha256, sha512, hmac, date, toDate, plus, minus, daysFromNow, default
                """#
            ),
            (
                "$.a -> st{{x}}",
                #"""
                8 the name of a stage cannot be st{{x}}
                $.a -> st{{x}}
                       ^~~~~~~
                """#
            ),
        ])
    func stages(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: "{}") == expected)
    }
}

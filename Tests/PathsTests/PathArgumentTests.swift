import Testing

@Suite("Arguments that cannot be read")
struct PathArgumentTests {
    @Test(
        "arguments that a source does not take",
        arguments: [
            (
                "header",
                #"""
                7 header needs an argument: header NAME
                header
                      ^
                """#
            ),
            (
                "header A B",
                #"""
                10 too many arguments, expected header NAME
                header A B
                         ^
                = an argument with white space stands in single quotes
                """#
            ),
            (
                "header 'A B' C",
                #"""
                14 too many arguments, expected header NAME
                header 'A B' C
                             ^
                = an argument with white space stands in single quotes
                """#
            ),
            (
                "status 3",
                #"""
                8 status takes no argument
                status 3
                       ^
                """#
            ),
            (
                "cookie",
                #"""
                7 cookie needs an argument: cookie NAME \#
                [value|path|domain|expires|maxAge|secure|httpOnly|sameSite]
                cookie
                      ^
                """#
            ),
            (
                "cookie sid pth",
                #"""
                12 cookie has no "pth", only value, path, domain, expires, maxAge, secure, httpOnly,\#
                 sameSite
                cookie sid pth
                           ^~~
                = did you mean "path"?
                """#
            ),
            (
                "cookie sid path x",
                #"""
                17 too many arguments, expected cookie NAME \#
                [value|path|domain|expires|maxAge|secure|httpOnly|sameSite]
                cookie sid path x
                                ^
                = an argument with white space stands in single quotes
                """#
            ),
            (
                "time dsn",
                #"""
                6 time has no "dsn", only dns, connect, tls, firstByte, total
                time dsn
                     ^~~
                = did you mean "dns"?
                """#
            ),
            (
                "time dns x",
                #"""
                10 too many arguments, expected time [dns|connect|tls|firstByte|total]
                time dns x
                         ^
                = an argument with white space stands in single quotes
                """#
            ),
            (
                "size wired",
                #"""
                6 size has no "wired", only wire
                size wired
                     ^~~~~
                = did you mean "wire"?
                """#
            ),
            (
                "certificate",
                #"""
                12 certificate needs an argument: certificate \#
                subject|issuer|start|expires|serial|san
                certificate
                           ^
                """#
            ),
            (
                "fault cod",
                #"""
                7 fault has no "cod", only code, subcode, reason, role, node, detail
                fault cod
                      ^~~
                = did you mean "code"?
                """#
            ),
            (
                "var",
                #"""
                4 var needs an argument: var NAME
                var
                   ^
                """#
            ),
        ])
    func sourceArguments(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: "{}") == expected)
    }

    @Test(
        "arguments that a stage does not take",
        arguments: [
            (
                "$.a -> nth",
                #"""
                11 nth needs an argument: nth N
                $.a -> nth
                          ^
                """#
            ),
            (
                "$.a -> nth x",
                #"""
                12 expected an integer, got x
                $.a -> nth x
                           ^
                """#
            ),
            (
                "$.a -> nth 1.5",
                #"""
                12 expected an integer, got 1.5
                $.a -> nth 1.5
                           ^~~
                """#
            ),
            (
                "$.a -> nth 1 2",
                #"""
                14 too many arguments, expected nth N
                $.a -> nth 1 2
                             ^
                = an argument with white space stands in single quotes
                """#
            ),
            (
                "$.a -> count 3",
                #"""
                14 count takes no argument
                $.a -> count 3
                             ^
                """#
            ),
            (
                "$.a -> regex",
                #"""
                13 regex needs an argument: regex 'p'
                $.a -> regex
                            ^
                """#
            ),
            (
                "$.a -> regex 'a' 'b'",
                #"""
                18 too many arguments, expected regex 'p'
                $.a -> regex 'a' 'b'
                                 ^~~
                = an argument with white space stands in single quotes
                """#
            ),
            (
                "$.a -> regex a b",
                #"""
                16 too many arguments, expected regex 'p'
                $.a -> regex a b
                               ^
                = an argument with white space stands in single quotes
                """#
            ),
            (
                "$.a -> regex '('",
                #"""
                16 the pattern cannot be read: missing closing parenthesis
                $.a -> regex '('
                               ^
                """#
            ),
            (
                "$.a -> regex 'it''s ('",
                #"""
                22 the pattern cannot be read: missing closing parenthesis
                $.a -> regex 'it''s ('
                                     ^
                """#
            ),
            (
                "$.a -> default",
                #"""
                15 default needs an argument: default V
                $.a -> default
                              ^
                """#
            ),
            (
                "$.a -> default x",
                #"""
                16 expected JSON or 'text', got x
                $.a -> default x
                               ^
                = text stands in single quotes: 'x'
                """#
            ),
            (
                "$.a -> default [1,",
                #"""
                19 expected a value, found the end of the text
                $.a -> default [1,
                                  ^
                """#
            ),
            (
                #"$.a -> default {"a": tru}"#,
                #"""
                22 unknown word "tru", did you mean true?
                $.a -> default {"a": tru}
                                     ^~~
                """#
            ),
            (
                "$.a -> default [1, 2] 3",
                #"""
                23 too many arguments, expected default V
                $.a -> default [1, 2] 3
                                      ^
                = an argument with white space stands in single quotes
                """#
            ),
        ])
    func stageArguments(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: "{}") == expected)
    }

    @Test(
        "quotes and braces without an end",
        arguments: [
            (
                "$.a -> regex 'a",
                #"""
                14 the quoted text has no end
                $.a -> regex 'a
                             ^~
                = a quote inside is written twice: 'it''s'
                """#
            ),
            (
                "$.a -> regex 'a'b",
                #"""
                17 white space is missing after the quoted text
                $.a -> regex 'a'b
                                ^
                = a quote inside is written twice: 'it''s'
                """#
            ),
            (
                "$.a -> default 'x",
                #"""
                16 the quoted text has no end
                $.a -> default 'x
                               ^~
                = a quote inside is written twice: 'it''s'
                """#
            ),
            (
                "header '{{x'",
                #"""
                9 "{{" has no end, expected "}}"
                header '{{x'
                        ^~
                = a literal "{{" is written \{{, in JSON \\{{
                """#
            ),
            (
                "$.a -> nth {{x",
                #"""
                12 "{{" has no end, expected "}}"
                $.a -> nth {{x
                           ^~
                = a literal "{{" is written \{{, in JSON \\{{
                """#
            ),
            (
                "$.a['{{x']",
                #"""
                6 "{{" has no end, expected "}}"
                $.a['{{x']
                     ^~
                = a literal "{{" is written \{{, in JSON \\{{
                """#
            ),
            (
                "//a[. = {{x]",
                #"""
                9 "{{" has no end, expected "}}"
                //a[. = {{x]
                        ^~
                = a literal "{{" is written \{{, in JSON \\{{
                """#
            ),
        ])
    func quotes(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: "{}") == expected)
    }

    @Test(
        "what is not built yet",
        arguments: [
            (
                "attachment 0",
                #"""
                1 the source "attachment" is not built yet
                attachment 0
                ^~~~~~~~~~
                """#
            )
        ])
    func later(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: "{}") == expected)
    }

    @Test(
        "what the parsers of JSONPath and XPath find, at its place in the whole path",
        arguments: [
            (
                "$.a[",
                #"""
                5 expected a selector: a name in quotes, an index, a slice, "*" or a filter, got \#
                the end
                $.a[
                    ^
                """#
            ),
            (
                "$.a -> $.b[",
                #"""
                12 expected a selector: a name in quotes, an index, a slice, "*" or a filter, got \#
                the end
                $.a -> $.b[
                           ^
                """#
            ),
            (
                "//a[",
                #"""
                5 expected an expression, found the end
                //a[
                    ^
                """#
            ),
            (
                "count(//a",
                #"""
                10 expected ")" to close "(", found the end
                count(//a
                         ^
                """#
            ),
            (
                "foo(//a)",
                #"""
                1 XPath 1.0 has no function foo()
                foo(//a)
                ^~~
                = did you mean "not"?
                """#
            ),
            (
                "$.a -> $.b -> //c[",
                #"""
                19 expected an expression, found the end
                $.a -> $.b -> //c[
                                  ^
                """#
            ),
            (
                "$.a -> //b[ -> count",
                #"""
                14 expected an expression, found ">"
                $.a -> //b[ -> count
                             ^
                = "->" stands between white space
                """#
            ),
        ])
    func parts(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: "{}") == expected)
    }
}

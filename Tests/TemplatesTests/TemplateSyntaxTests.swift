import Templates
import Testing

@Suite("A template that cannot be read")
struct TemplateSyntaxTests {
    @Test(
        "says what is wrong, where, and what to do",
        arguments: [
            (
                "a {{text", 2, 2, #""{{" has no end, expected "}}""#,
                #"a literal "{{" is written \{{, in JSON \\{{"#
            ),
            (
                "{{text}", 0, 2, #""{{" has no end, expected "}}""#,
                #"a literal "{{" is written \{{, in JSON \\{{"#
            ),
            (
                "{{'text}}", 2, 7, "the quoted text has no end", "a quote inside is written twice: 'it''s'"
            ),
            ("{{}}", 0, 4, "the template is empty", #"a literal "{{" is written \{{, in JSON \\{{"#),
            (
                "x{{user.name}}", 3, 9, #""user.name" is no name of a variable"#,
                "a part of a value is taken with a stage: {{user -> $.name}}"
            ),
            (
                "{{list[0].id}}", 2, 10, #""list[0].id" is no name of a variable"#,
                "a part of a value is taken with a stage: {{list -> $[0].id}}"
            ),
            (
                "{{$.a}}", 2, 3, "a template begins with the name of a variable",
                "a part of a value is taken with a stage: {{name -> $.a}}"
            ),
            (
                "{{first name}}", 8, 4, #"expected "->" or "}}" after the name"#,
                "a name with white space is quoted: {{'first name'}}"
            ),
            (
                "{{a+b}}", 2, 3, #""a+b" is no name of a variable"#,
                "names are letters, digits, _ and -; others are quoted: {{'a+b'}}"
            ),
            (
                "{{a->text}}", 2, 7, #""a->text" is no name of a variable"#,
                #""->" stands between white space"#
            ),
            (
                "{{a{{b}}", 0, 2, #""{{" has no end, expected "}}""#,
                #"a literal "{{" is written \{{, in JSON \\{{"#
            ),
            (
                "{{a{{b}}}}", 3, 5, "a template cannot stand in the name that a template begins with",
                "it can stand in a stage: {{name -> default {{other}}}}"
            ),
            ("{{''}}", 2, 2, "the name is empty", nil),
            ("{{env}}", 2, 3, "env needs a name: {{env.NAME}}", nil),
            ("{{env.}}", 2, 4, "env. needs a name: {{env.NAME}}", nil),
            ("{{ env. -> upper }}", 3, 4, "env. needs a name: {{env.NAME}}", nil),
            (
                "{{env.A.B}}", 2, 7, #""A.B" is no name of an environment variable"#,
                "names are letters, digits, _ and -: {{env.NAME}}; a part of its value is taken with a stage"
            ),
            ("{{uuid x}}", 7, 1, #"expected "->" or "}}""#, "it is written {{uuid}}"),
            ("{{randomInt 1}}", 13, 0, "randomInt needs an argument: randomInt A B", nil),
            ("{{randomInt 1 x}}", 14, 1, #"expected an integer, got "x""#, nil),
            ("{{randomInt 2 1}}", 12, 3, "randomInt A B: A is more than B", nil),
            ("{{randomText 9999999}}", 13, 7, "randomText N: N is from 0 to 1000000", nil),
            ("{{randmInt 1 2}}", 2, 8, #"unknown generator "randmInt""#, #"did you mean "randomInt"?"#),
            ("{{text -> intger}}", 10, 6, #"unknown stage "intger""#, #"did you mean "integer"?"#),
            ("{{text -> }}", 10, 0, "a stage is missing after \"->\"", nil),
        ] as [(String, Int, Int, String, String?)])
    func errors(text: String, offset: Int, length: Int, message: String, hint: String?) {
        let error = #expect(throws: TemplateSyntaxError.self) { try Template(text) }
        #expect(error?.message == message)
        #expect(error?.offset == offset)
        #expect(error?.length == length)
        #expect(error?.hint == hint)
    }
}

import Testing

@Suite("Paths into XML")
struct XMLPathTests {
    static let body = #"""
        <soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>\#
        <LoginResponse xmlns="http://tempuri.org/"><LoginResult>{"Value":{"token":"t-1",\#
        "n":1.50}}</LoginResult><Bad>{"Value":</Bad><Item>1</Item><Empty/><nil \#
        xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/><Inner>\#
        &lt;o&gt;&lt;id&gt;7&lt;/id&gt;&lt;/o&gt;</Inner><at k="v"/></LoginResponse></soap:Body>\#
        </soap:Envelope>
        """#

    @Test(
        "JSON inside XML is read where JSONPath meets the text of an element",
        arguments: [
            ("//LoginResult -> $.Value.token", #"json "t-1""#),
            ("//LoginResult -> $.Value.n", "json 1.50"),
            ("//LoginResult -> json", #"json {"Value":{"token":"t-1","n":1.50}}"#),
            ("//LoginResult -> json -> $.Value.token", #"json "t-1""#),
            (
                "//Bad -> $.Value",
                #"""
                error: stage 1, `$.Value`: the text is not well-formed JSON: line 1, column 10: \#
                expected a value, found the end of the text; it begins "{\"Value\":"
                """#
            ),
            (
                "//Bad -> json",
                #"""
                error: stage 1, `json`: the text is not well-formed JSON: line 1, column 10: \#
                expected a value, found the end of the text; it begins "{\"Value\":"
                """#
            ),
            (
                "//at/@k -> $.x",
                #"""
                error: stage 1, `$.x`: the text is not well-formed JSON: line 1, column 1: unknown \#
                word, text is written in double quotes; it begins "v"
                """#
            ),
            ("$.Envelope.Body.LoginResponse.LoginResult -> $.Value.token", #"json "t-1""#),
        ])
    func inner(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "of an element with child elements JSONPath sees the JSON view",
        arguments: [
            ("$.Envelope.Body.LoginResponse.Item", #"untyped "1""#),
            ("$.Envelope.Body.LoginResponse.Item[0]", #"untyped "1""#),
            ("$.Envelope.Body.LoginResponse.Item[*]", #"untyped ["1"]"#),
            ("$.Envelope.Body.LoginResponse.Item[1]", "absent"),
            ("$.Envelope.Body.LoginResponse.Item -> integer", "json 1"),
            ("$.Envelope.Body.LoginResponse.Empty", #"untyped """#),
            ("$.Envelope.Body.LoginResponse.nil", "untyped null"),
            ("$.Envelope.Body.LoginResponse.missing", "absent"),
            ("$.Envelope.Body.LoginResponse.at", ##"untyped {"@k":"v","#text":""}"##),
            ("$..Item -> count", "json 1"),
            ("//LoginResponse -> $.LoginResponse.Item[0]", #"untyped "1""#),
            ("//LoginResponse -> json -> $.LoginResponse.Item", #"untyped "1""#),
            ("/ -> $.Envelope.Body.LoginResponse.Empty", #"untyped """#),
        ])
    func view(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "XML inside text needs the stage xml",
        arguments: [
            ("//Inner -> xml -> /o/id -> integer", "json 7"),
            ("//Inner -> /o/id", "nodes []"),
            ("//Inner -> ./id", "nodes []"),
        ])
    func innerXML(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "XPath matches names by the language's rule",
        arguments: [
            ("count(//Item)", "json 1"),
            ("//Item", #"nodes ["1"]"#),
            ("//Item -> first", #"nodes ["1"]"#),
            ("//Item -> count", "json 1"),
            ("//at/@k", #"nodes ["v"]"#),
            ("//nil", #"nodes [""]"#),
            ("//soap:Body -> count", "json 1"),
            ("//soap12:Body -> count", "json 0"),
            (
                "//x:Body",
                #"""
                error: the prefix "x" is not bound: there are soap, soap11, soap12, wsse, wsu, wsa, \#
                xsi, xsd, xop, xml
                """#
            ),
        ])
    func xpath(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }
}

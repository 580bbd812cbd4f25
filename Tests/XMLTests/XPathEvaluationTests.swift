import Testing
import XML

@Suite("XPath: values")
struct XPathEvaluationTests {
    private static let text = """
        <shop><item id="a"><price>1.13</price><n>2</n></item><item id="b"><price>4.35</price><n> 10 </n></item>\
        <item id="it's"><price>x</price></item></shop>
        """

    private func evaluate(_ expression: String, _ values: [XPathScalar] = []) throws -> String {
        try XMLDocument.parse(Array(Self.text.utf8)).evaluate(XPathExpression(expression), values: values)
            .stringValue
    }

    @Test(
        "numbers are exact, and written as the Recommendation says",
        arguments: [
            ("number(//price)", "1.13"),
            ("1.13", "1.13"),
            ("1.13 = //price", "true"),
            ("//price * 2", "2.26"),
            ("//price * 2 = 2.26", "true"),
            ("//price[. > 1.12 and . < 1.14]", "1.13"),
            ("count(//price[. >= 1.13])", "2"),
            ("//price != 1.13", "true"),
            ("//price != 9", "true"),
            ("//price < //n", "true"),
            ("//n = 10", "true"),
            ("'10' = 10.0", "true"),
            ("sum(//n)", "12"),
            ("concat(1 div 3, '|', 12345678901)", "0.3333333333333333|12345678901"),
            ("string-length(1000000 * 1000000)", "13"),
            ("contains(100 div 3, '33333333333336')", "true"),
            ("substring('12345', 2, 3)", "234"),
            ("substring('12345', //n)", "2345"),
            ("round(-2.5)", "-2"),
            ("-(1 - 2) - -3", "4"),
            ("2 - (3 - 4)", "3"),
            ("8 div (4 div 2)", "4"),
            ("7 mod 4", "3"),
            ("1 < 2 = true()", "true"),
            ("not(//zz = 1)", "true"),
            ("//zz != 1", "false"),
            ("number(1234567890123456789)", "1234567890123456800"),
            ("0.1 + 0.2", "0.30000000000000004"),
            ("position() + last()", "2"),
            ("string(//item[2]/@id)", "b"),
            ("count(//item[position() mod 2 = 1])", "2"),
            ("//item[n = 2]/@id", "a"),
            ("//item[last()]/price", "x"),
            ("(//item/price)[2]", "4.35"),
            ("id('a')", ""),
        ])
    func values(expression: String, expected: String) throws {
        #expect(try evaluate(expression) == expected)
    }

    @Test(
        "a slot is a literal of its value's type, or part of a text, and never more",
        arguments: [
            ("//item[{{n}}]/@id", [.number("2")], "b"),
            ("//item[@id = {{id}}]/n", [.string("a")], "2"),
            ("//item[@id = '{{id}}']/n", [.string("a")], "2"),
            ("//item[@id = '{{id}}']/price", [.string("it's")], "x"),
            ("//item[@id = '{{id}}']", [.string("' or '1' = '1")], ""),
            ("//item[@id = concat('i', '{{a}}s')]/price", [.string("t'")], "x"),
            ("concat('{{a}}-{{b}}', {{c}})", [.number("1.10"), .string("x"), .number("1.10")], "1.10-x1.1"),
            ("//price = {{p}}", [.number("1.130")], "true"),
            ("//price = {{p}}", [.string("1.130")], "false"),
            ("{{a}} + {{b}}", [.string("1"), .number("2e1")], "21"),
            ("'\\{{id}}'", [], "{{id}}"),
            ("'{{x -> default '}}'}}'", [.string("y")], "y"),
        ] as [(String, [XPathScalar], String)])
    func slots(expression: String, values: [XPathScalar], expected: String) throws {
        #expect(try evaluate(expression, values) == expected)
    }

    @Test("the slots are told in order with their places")
    func slotPlaces() throws {
        let slots = try XPathExpression("//é[@a = {{x -> trim}}]['{{y}}']").slots
        #expect(slots.map(\.text) == ["x -> trim", "y"])
        #expect(slots.map(\.offset) == [10, 26])
        #expect(slots.map(\.isInLiteral) == [false, true])
    }

    @Test("a value that would make an expression true by accident is refused")
    func refusedValues() throws {
        let text = #expect(throws: XPathError.self) { try evaluate("//item[{{n}}]", [.string("2")]) }
        #expect(
            text?.message == "the value of {{n}} is a text, and as a predicate would hold for every node: "
                + "expected a number")
        let zero = #expect(throws: XPathError.self) { try evaluate("//item[@id = {{n}}]", [.string("a\0b")]) }
        #expect(zero?.message == "the value of {{n}} holds the character U+0000")
        let count = #expect(throws: XPathError.self) { try evaluate("{{n}}") }
        #expect(count?.message == "the expression has 1 places for values, but 0 were given")
    }

    @Test("an expression that is too long for libxml2 says so")
    func tooLong() throws {
        let error = #expect(throws: XPathError.self) {
            try evaluate("/list" + String(repeating: "/item/..", count: 5_000))
        }
        #expect(
            error?.message == "the expression could not be evaluated: it has too many steps, "
                + "or parts that stand in each other; divide it with \"->\"")
    }

    @Test("an expression starts at the node it is given, and an absolute one at its document")
    func contextNode() throws {
        let document = try XMLDocument.parse(Array(Self.text.utf8))
        let item = document.root.elementChildren[1]
        #expect(try document.evaluate(XPathExpression("price"), at: item).stringValue == "4.35")
        #expect(try document.evaluate(XPathExpression("./@id"), at: item).stringValue == "b")
        #expect(try document.evaluate(XPathExpression("//price"), at: item).stringValue == "1.13")
        #expect(try document.evaluate(XPathExpression(".//price"), at: item).stringValue == "4.35")
    }

    @Test("nodes keep their document alive")
    func lifetime() throws {
        func node() throws -> XMLNode {
            let document = try XMLDocument.parse(Array(Self.text.utf8))
            guard
                case .nodes(let nodes) = try document.evaluate(
                    XPathExpression("//item[2]/namespace::xml | //n"))
            else { throw XPathError.failed(code: 0) }
            return nodes[nodes.count - 1]
        }
        #expect(try node().stringValue == " 10 ")
    }

    @Test(
        "numbers as text",
        arguments: [
            (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-1.5, "-1.5"), (0.00001, "0.00001"), (1e-7, "0.0000001"),
            (1.25e-10, "0.000000000125"), (1e21, "1000000000000000000000"),
            (1.5e300 / 1e280, "150000000000000000000"),
            (123456.789, "123456.789"), (.nan, "NaN"), (.infinity, "Infinity"), (-.infinity, "-Infinity"),
            (9007199254740992, "9007199254740992"), (0.1, "0.1"),
            (.leastNonzeroMagnitude, "0." + String(repeating: "0", count: 323) + "5"),
        ])
    func formats(number: Double, text: String) {
        #expect(XPathNumber.format(number) == text)
    }

    @Test(
        "text as numbers",
        arguments: [
            (" 42\n", 42.0), ("-1.5", -1.5), (".5", 0.5), ("5.", 5.0), ("1e3", 1_000.0),
            ("123456789.123456789", 123456789.123456789),
            ("-.5", -0.5), ("0.1234567890123456789", 0.1234567890123456789), ("", .nan), ("-", .nan),
            (".", .nan),
            ("+5", .nan), ("0x10", .nan), ("1,000", .nan), ("- 3", .nan), ("NaN", .nan), ("Infinity", .nan),
            ("1 2", .nan),
            ("1.5.2", .nan), ("1e", .nan), ("٣", .nan),
        ])
    func parses(text: String, number: Double) {
        let found = XPathNumber.parse(text)
        #expect(found == number || (found.isNaN && number.isNaN))
    }
}

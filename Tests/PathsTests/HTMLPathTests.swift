import Paths
import Testing

@Suite("Paths into HTML")
struct HTMLPathTests {
    private static let page = """
        <!DOCTYPE html><title>Orders</title>
        <table><tr><td>7<td class=sum>1.10<tr><td>8<td class=sum>2.80</table><p>{"a":[1,2]}</p>
        """

    @Test(
        "XPath and the JSON view see an HTML body",
        arguments: [
            ("//title", #"nodes ["Orders"]"#), ("count(//tr)", "json 2"),
            ("//td[@class='sum']", #"nodes ["1.10","2.80"]"#),
            ("//td -> first", #"nodes ["7"]"#), ("//none", "nodes []"), ("//p -> $.a[1]", "json 2"),
            ("//p -> text", #"untyped "{\"a\":[1,2]}""#), ("//tr -> first -> $.tr.td[0]", #"untyped "7""#),
            ("//td[2] -> number", "json [1.10,2.80]"), ("$.html.head.title", #"untyped "Orders""#),
            ("$.html..['#text'] -> count", "json 2"), ("$['html'].body.p", #"untyped "{\"a\":[1,2]}""#),
            ("$.title", error), ("$..td", error), ("$.html1", error), ("$", error), ("$..td -> count", error),
        ])
    func body(path: String, expected: String) {
        #expect(outcome(of: path, on: Self.page) == expected)
    }

    private static let error =
        #"error: the body is HTML, not JSON; it begins "<!DOCTYPE html><title>Orders</title> <table><tr><td>7<td cla…""#

    @Test(
        "the stage reads text as HTML",
        arguments: [
            ("$.page -> html -> //b", #"nodes ["x"]"#), ("$.page -> html -> //b/@id", #"nodes ["1"]"#),
            ("$.pages -> html -> //b", #"nodes ["1","2"]"#), ("$.page -> html -> text", #"untyped "ax""#),
            ("$.page -> html -> $.html.body.p.b['@id']", #"untyped "1""#), ("$.none -> html", "absent"),
            ("$.empty -> html", "error: stage 1, `html`: the text is empty, expected HTML"),
            ("$.number -> html", "error: stage 1, `html`: expected text, got number 5"),
        ])
    func stage(path: String, expected: String) {
        let body = #"{"page":"<p>a<b id=1>x","pages":["<b>1","<b>2"],"empty":"","number":5}"#
        #expect(outcome(of: path, on: body) == expected)
    }

    @Test(
        "an answer to a SOAP call that is HTML is not looked into",
        arguments: [
            ("//title", #"error: the body is HTML, not XML; it begins "<html><title>x""#),
            ("$.html", #"error: the body is HTML, not JSON; it begins "<html><title>x""#),
        ])
    func soap(path: String, expected: String) {
        #expect(outcome(of: path, on: TestSubject("<html><title>x", isSOAP: true)) == expected)
    }
}

import Foundation
import FoundationXML
import Testing

/// What holds in every JUnit report, of either dialect.
enum JUnitCounters {
    private static let counted = ["failures": "failure", "errors": "error", "skipped": "skipped"]

    /// Holds counters against cases at each level, and looks at times and names.
    ///
    /// - Returns: the counters of all suites together.
    @discardableResult
    static func check(_ report: URL) throws -> [String: Int] {
        let root = try #require(try XMLDocument(contentsOf: report).rootElement())
        var sums = ["tests": 0, "failures": 0, "errors": 0, "skipped": 0]
        var names: Set<String> = []
        for suite in root.elements(forName: "testsuite") {
            let cases = suite.elements(forName: "testcase")
            #expect(suite.number("tests") == cases.count)
            for (counter, element) in counted {
                let count = cases.count { !$0.elements(forName: element).isEmpty }
                #expect(suite.number(counter) == count, "\(counter)")
            }
            for counter in sums.keys { sums[counter, default: 0] += suite.number(counter) }
            for each in cases {
                let outcomes = counted.values.flatMap { each.elements(forName: $0) }
                #expect(outcomes.count <= 1, "one outcome a case")
                #expect(!each.text("classname").isEmpty)
                let name = "\(each.text("classname")) \(each.text("name"))"
                #expect(names.insert(name).inserted, "\(name)")
            }
            for each in cases + [suite] { checkTime(of: each) }
        }
        // The strict dialect has no counters at the top.
        if root.attribute(forName: "tests") != nil {
            checkTime(of: root)
            for (counter, sum) in sums { #expect(root.number(counter) == sum) }
        }
        return sums
    }

    private static func checkTime(of element: XMLElement) {
        let time = element.text("time")
        #expect(time.wholeMatch(of: /\d+\.\d{3}/) != nil, "\(time)")
    }
}

extension XMLElement {
    fileprivate func text(_ attribute: String) -> String {
        self.attribute(forName: attribute)?.stringValue ?? ""
    }

    fileprivate func number(_ attribute: String) -> Int { Int(text(attribute)) ?? -1 }
}

import JSON
import Testing

@testable import Matching

/// A new matcher is judged by the same rules as the others: without a row in each table its test fails.
@Suite("The tables of matchers")
struct CompleteTablesTests {
    /// `?schema` is a language of its own and is held to the rules by its own tests.
    private static let matchers = MatcherTable.all.filter { $0.isBuilt && $0.name != "?schema" }.map(\.name)

    @Test("have a row for every matcher", arguments: matchers)
    func rows(_ matcher: String) {
        let tables: [(name: String, rows: [String])] = [
            ("NothingGreenByAccidentTests.rows", NothingGreenByAccidentTests.rows.map(\.expected)),
            ("NothingGreenByAccidentTests.negations", NothingGreenByAccidentTests.negations.map(\.expected)),
            ("TextsAndListsTests.rows", TextsAndListsTests.rows.map(\.expected)),
            ("FourThingsTests.rows", FourThingsTests.rows.map(\.expected) + [FourThingsTests.others]),
        ]
        for table in tables {
            let isThere = table.rows.contains { $0.contains("\"\(matcher)\":") }
            #expect(isThere, "\(table.name) has no row with \(matcher)")
        }
    }

    @Test("?not holds exactly where a matcher judges and says no")
    func negation() throws {
        let states = NothingGreenByAccidentTests.states.map(\.value) + TextsAndListsTests.states
        let rows = NothingGreenByAccidentTests.rows + TextsAndListsTests.rows
        for expected in rows.map(\.expected) {
            let expectation = try Expectation(expected)
            let negated = try Expectation(#"{"?not":\#(expected)}"#)
            let asksForAbsence = [#"{"?is":"absent"}"#, #"{"?is":"present"}"#, #"{"?is":["absent","null"]}"#]
                .contains(expected)
            for value in states {
                let verdict = expectation.matcher.root.judge(value)
                #expect(expectation.holds(for: value) == (verdict == .holds))
                let saysNo = verdict == .fails && (!value.isAbsent || asksForAbsence)
                #expect(negated.holds(for: value) == saysNo, "\(expected) \(value)")
            }
        }
    }
}

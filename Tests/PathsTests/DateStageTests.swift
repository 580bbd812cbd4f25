import JSON
import Testing

@Suite("Stages on dates and sums")
struct DateStageTests {
    static let body = #"""
        {"d":"2024-02-29","z":"2024-05-01T12:30:05.250+02:00","u":"2024-12-31T23:59:59Z","l":"2024-05-01T12:30:00","n":1.50,\#
        "s":"5","epoch":1714559405,"http":"Wed, 01 May 2024 10:30:05 GMT","bad":"yesterday","list":["2024-01-01","2023-12-31"],\#
        "big":123456789012345678901234567890,"huge":1e99999,"e":1e3,"o":{},"next":"2024-05-02","soon":"2024-05-02T17:59:59Z",\#
        "past":"2024-05-01T17:59:59.5Z","us":"5/1/24 1:05 pm","last":"9999-12-31"}
        """#

    @Test(
        "date writes an ISO date by a pattern, in its own time zone",
        arguments: [
            ("$.z -> date '%Y-%m-%d %H:%M:%S %z %Z %f'", #"json "2024-05-01 12:30:05 +0200 +02:00 250000""#),
            (
                "$.u -> date '%a %A %b %B %d %e %j %I %p %y %C %u %w'",
                #"json "Tue Tuesday Dec December 31 31 366 11 PM 24 20 2 2""#
            ),
            ("$.u -> date '%G-W%V %U %W %s %%'", #"json "2025-W01 52 53 1735689599 %""#),
            ("$.z -> date '%-d.%-m. %F %T %R %D'", #"json "1.5. 2024-05-01 12:30:05 12:30 05/01/24""#),
            ("$.z -> date iso", #"json "2024-05-01T12:30:05.250+02:00""#),
            ("$.d -> date iso", #"json "2024-02-29""#),
            ("$.list -> date '%j'", #"json ["001","365"]"#),
            ("$.zz -> date '%Y'", "absent"),
            (
                "$.bad -> date '%Y'",
                #"""
                error: stage 1, `date '%Y'`: string "yesterday" is not an ISO date; the stage toDate \#
                reads other forms
                """#
            ),
            (
                "$.epoch -> date '%Y'",
                """
                error: stage 1, `date '%Y'`: expected an ISO date, got number 1714559405; the stage \
                toDate reads other forms
                """
            ),
            (
                "$.d -> date '%Y-%Q'",
                """
                17 %Q is no part of a date
                $.d -> date '%Y-%Q'
                                ^~
                """
            ),
            (
                "$.d -> date long",
                """
                13 expected iso or a pattern such as '%Y-%m-%d', got long
                $.d -> date long
                            ^~~~
                """
            ),
        ])
    func writing(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "toDate reads by a pattern",
        arguments: [
            ("$.http -> toDate '%a, %d %b %Y %H:%M:%S GMT'", #"json "2024-05-01T10:30:05Z""#),
            ("$.epoch -> toDate '%s'", #"json "2024-05-01T10:30:05Z""#),
            ("$.us -> toDate '%m/%d/%y %I:%M %p'", #"json "2024-05-01T13:05:00Z""#),
            ("$.z -> toDate iso", #"json "2024-05-01T12:30:05.250+02:00""#),
            ("$.z -> toDate '%Y-%m-%dT%H:%M:%S.%f%z'", #"json "2024-05-01T12:30:05.250+02:00""#),
            ("$.d -> toDate '%F'", #"json "2024-02-29""#),
            ("$.zz -> toDate '%F'", "absent"),
            (
                "$.http -> toDate '%F'",
                #"""
                error: stage 1, `toDate '%F'`: string "Wed, 01 May 2024 10:30:05 GMT" is not a date of \#
                the form '%F'
                """#
            ),
            (
                "$.d -> toDate '%H:%M'",
                """
                15 a date needs a year: %Y, %y or %s
                $.d -> toDate '%H:%M'
                              ^~~~~~~
                """
            ),
        ])
    func reading(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }

    @Test(
        "plus and minus move dates and add numbers exactly",
        arguments: [
            ("$.z -> plus 12h", #"json "2024-05-02T00:30:05.250+02:00""#),
            ("$.d -> plus 1d", #"json "2024-03-01""#),
            ("$.d -> plus 90m", #"json "2024-02-29T01:30:00Z""#),
            ("$.l -> minus 1s", #"json "2024-05-01T12:29:59""#),
            ("$.u -> plus 1s", #"json "2025-01-01T00:00:00Z""#),
            ("$.n -> plus 0.50", "json 2.00"),
            ("$.n -> minus 2", "json -0.50"),
            ("$.n -> minus 1.5", "json 0.00"),
            ("$.n -> plus -1.5", "json 0.00"),
            ("$.big -> plus 1", "json 123456789012345678901234567891"),
            ("$.e -> plus 0.001", "json 1000.001"),
            ("$.n -> plus {{n}}", "json 4.50"),
            ("$.zz -> plus 1 -> minus 1d", "absent"),
            (
                "$.s -> plus 1",
                #"""
                error: stage 1, `plus 1`: expected a number, got string "5"; the stage number reads \#
                it, and a date takes a duration such as 1d
                """#
            ),
            ("$.o -> plus 1d", "error: stage 1, `plus 1d`: expected an ISO date, got an object"),
            ("$.huge -> plus 1", "error: stage 1, `plus 1`: the result has too many digits"),
            ("$.last -> plus 1d", "error: stage 1, `plus 1d`: the date lies outside the years 0 to 9999"),
            (
                "$.n -> plus 1w",
                """
                13 expected a number or a duration such as "250ms", "10s", "2m" or "1h", got 1w
                $.n -> plus 1w
                            ^~
                """
            ),
        ])
    func sums(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body, slots: path.contains("{{") ? [3] : []) == expected)
    }

    @Test("untyped text is read as a number where one is added")
    func untyped() {
        #expect(outcome(of: "//a -> plus 1", on: "<a> 5 </a>") == "json 6")
    }

    @Test(
        "daysFromNow counts whole days, of a day those of the calendar; now is 2024-05-01T18:00:00Z",
        arguments: [
            ("$.next -> daysFromNow", "json 1"),
            ("$.soon -> daysFromNow", "json 0"),
            ("$.past -> daysFromNow", "json -1"),
            ("$.l -> daysFromNow", "json -1"),
            ("$.d -> daysFromNow", "json -62"),
            ("$.zz -> daysFromNow", "absent"),
        ])
    func days(_ path: String, _ expected: String) {
        #expect(outcome(of: path, on: Self.body) == expected)
    }
}

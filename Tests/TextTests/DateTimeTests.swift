import Testing
import Text

@Suite("Dates")
struct DateTimeTests {
    @Test(
        "an ISO date is read and written in UTC",
        arguments: [
            ("1970-01-01", "1970-01-01T00:00:00Z"), ("2024-02-29T12:30:00Z", "2024-02-29T12:30:00Z"),
            ("2024-05-01T12:30Z", "2024-05-01T12:30:00Z"), ("2024-05-01t00:30:00z", "2024-05-01T00:30:00Z"),
            ("2024-05-01T00:30:00+02:00", "2024-04-30T22:30:00Z"),
            ("2024-12-31T23:30:00-0130", "2025-01-01T01:00:00Z"),
            ("2024-05-01T12:30:00+01", "2024-05-01T11:30:00Z"),
            ("2024-05-01 12:30:00", "2024-05-01T12:30:00Z"),
            ("2009-12-10T21:12:59.100Z", "2009-12-10T21:12:59.100Z"),
            ("2024-05-01T12:30:00.123456Z", "2024-05-01T12:30:00.123456Z"),
            ("2024-05-01T12:30:00,1234567891Z", "2024-05-01T12:30:00.123456789Z"),
            ("2016-12-31T23:59:60Z", "2016-12-31T23:59:59.999999999Z"),
            ("0000-01-01", "0000-01-01T00:00:00Z"),
            ("1900-03-01T00:00:00Z", "1900-03-01T00:00:00Z"),
            ("9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"),
        ])
    func iso(text: String, expected: String) {
        #expect(DateTime(iso: text)?.iso8601 == expected)
    }

    @Test(
        "what is no ISO date is refused",
        arguments: [
            "", "2024", "2024-5-1", "2024-13-01", "2023-02-29", "1900-02-29", "2024-05-01T",
            "2024-05-01T24:00:00Z",
            "2024-05-01T12:60:00Z", "2024-05-01T12:30:61Z", "2024-05-01T12:30:00.Z", "2024-05-01T12:30:00+2",
            "2024-05-01T12:30:00Z ", "2024-05-01T12", "20240501", "２024-05-01", "2024-05-01X12:30:00Z",
        ])
    func notISO(text: String) {
        #expect(DateTime(iso: text) == nil)
    }

    @Test("moments are ordered, whatever their offset and precision")
    func order() throws {
        let texts = [
            "1969-12-31T23:59:59.5Z", "1970-01-01", "2024-05-01T12:00:00+02:00", "2024-05-01T11:00:00Z",
            "2024-05-01T11:00:00.000000001Z",
        ]
        let moments = try texts.map { try #require(DateTime(iso: $0)) }
        #expect(moments == moments.sorted())
        #expect(DateTime(iso: "2024-05-01T12:00:00+02:00") == DateTime(iso: "2024-05-01T10:00:00.0Z"))
    }

    @Test("every day of the calendar has its number")
    func days() {
        #expect(CivilDate(year: 2000, month: 3, day: 1)?.daysSinceEpoch == 11_017)
        #expect(CivilDate(year: 1969, month: 12, day: 31)?.daysSinceEpoch == -1)
        for day in stride(from: -719_528, to: 2_932_896, by: 13) {
            #expect(CivilDate(daysSinceEpoch: day)?.daysSinceEpoch == day)
        }
        #expect(CivilDate(daysSinceEpoch: -719_529) == nil)
        #expect(CivilDate(daysSinceEpoch: 2_932_897) == nil)
    }

    @Test("a duration is added and measured")
    func durations() throws {
        let moment = try #require(DateTime(iso: "1970-01-01T00:00:00.250Z"))
        #expect(moment.adding(.milliseconds(-500))?.iso8601 == "1969-12-31T23:59:59.750Z")
        #expect(moment.adding(.seconds(86_400))?.iso8601 == "1970-01-02T00:00:00.250Z")
        #expect(moment.adding(.seconds(Int.max)) == nil)
        #expect(moment.duration(since: DateTime(secondsSinceEpoch: 1)) == .milliseconds(-750))
        #expect(DateTime(secondsSinceEpoch: 0, nanoseconds: -1).nanoseconds == 999_999_999)
    }
}

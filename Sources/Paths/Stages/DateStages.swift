import JSON
import Text

/// Stages on dates.
extension StageDeclaration {
    static let date = StageDeclaration(
        "date", [Parameter("F")],
        summary: "an ISO date written by a strftime pattern, or as iso, in its own time zone",
        example: "$.created -> date '%Y'",
        compile: { arguments throws(StageArgumentError) in
            let pattern = try pattern(arguments[0])
            return { value, _ throws(PathError) in
                try value.mapped { value throws(PathError) in
                    let date = try readDate(value)
                    guard let text = pattern.map({ $0.text(of: date) }) ?? date.iso8601 else {
                        throw PathError("the date lies outside the years 0 to 9999")
                    }
                    return .string(text)
                }
            }
        })

    static let toDate = StageDeclaration(
        "toDate", [Parameter("F")],
        summary: "text read by a strftime pattern, or as iso, and written as an ISO date",
        example: "header Date -> toDate '%a, %d %b %Y %H:%M:%S GMT'",
        compile: { arguments throws(StageArgumentError) in
            let pattern = try pattern(arguments[0])
            if let fault = pattern?.readingFault { throw StageArgumentError(fault) }
            let form = arguments[0].described
            return { value, _ throws(PathError) in
                try value.mapped { value throws(PathError) in
                    let text =
                        if case .number(let number) = value { number.text } else {
                            try PathValue.requiredText(value)
                        }
                    guard
                        let date = pattern.map({ $0.date(from: text) }) ?? ZonedDateTime(iso: text),
                        let written = date.iso8601
                    else { throw .unreadable(value, as: "a date of the form \(form)") }
                    return .string(written)
                }
            }
        })

    static let daysFromNow = StageDeclaration(
        "daysFromNow", summary: "how many whole days a date lies ahead, negative behind",
        example: "certificate expires -> daysFromNow"
    ) { value, context throws(PathError) in
        guard !value.isAbsent else { return .absent }
        guard let now = context.now?() else { throw PathError("there is no clock here") }
        return try value.mapped(givesTyped: true) { value throws(PathError) in
            .number(JSONNumber(try days(from: now, to: try readDate(value))))
        }
    }

    /// Between days the days of the calendar, else whole periods of 24 hours, rounded down.
    private static func days(from now: DateTime, to date: ZonedDateTime) throws(PathError) -> Int {
        guard let ahead = date.moment.duration(since: now) else {
            throw PathError("the date is too far away")
        }
        let (seconds, attoseconds) = ahead.components
        let whole = Int(seconds) - (attoseconds < 0 ? 1 : 0)
        let days = whole >= 0 ? whole / 86_400 : (whole + 1) / 86_400 - 1
        guard date.isDay else { return days }
        // The first moment of a day lies less than a day ahead of the moment in the day before it.
        return whole % 86_400 == 0 && attoseconds == 0 ? days : days + 1
    }

    static func readDate(_ value: JSONValue) throws(PathError) -> ZonedDateTime {
        guard case .string(let text) = value else {
            throw .wrongType(
                expected: "an ISO date", .json(value),
                hint: value.isContainer ? nil : "the stage toDate reads other forms")
        }
        guard let date = ZonedDateTime(iso: text) else {
            throw PathError(
                "\(PathValue.json(value).described) is not an ISO date; the stage toDate reads other forms")
        }
        return date
    }

    /// Nil for `iso`.
    private static func pattern(_ argument: StageArgument) throws(StageArgumentError) -> DatePattern? {
        let text = try argument.text()
        if text == "iso" { return nil }
        guard text.utf8.contains(UInt8(ascii: "%")) else {
            throw StageArgumentError(
                "expected iso or a pattern such as '%Y-%m-%d', got \(argument.described)")
        }
        do throws(DatePatternError) {
            return try DatePattern(text)
        } catch {
            throw StageArgumentError(error.message, offset: error.offset, length: error.length)
        }
    }
}

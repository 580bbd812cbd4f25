import JSON

/// An object of the JSON form of results, asked for what it must hold and what it may.
struct ResultObject {
    /// `a step`, for messages.
    private let noun: String
    private let object: JSONObject

    init(_ value: JSONValue, _ noun: String) throws(ResultFormatError) {
        guard let object = value.objectValue else { throw ResultFormatError("\(noun) must be an object") }
        self.noun = noun
        self.object = object
    }

    func has(_ name: String) -> Bool { object[name] != nil }

    func text(_ name: String) throws(ResultFormatError) -> String {
        guard let text = try possibleText(name) else { throw missing(name) }
        return text
    }

    func possibleText(_ name: String) throws(ResultFormatError) -> String? {
        guard let value = object[name] else { return nil }
        guard let text = value.stringValue else { throw wrong(name, "a text") }
        return text
    }

    func boolean(_ name: String) throws(ResultFormatError) -> Bool {
        guard let value = object[name] else { return false }
        guard let boolean = value.booleanValue else { throw wrong(name, "true or false") }
        return boolean
    }

    /// Larger numbers are none of a run: reports may add to these without overflow.
    private static let limit = 1 << 50

    /// A whole number from 0 on, with at most nine digits: sums of very many do not overflow.
    func smallNumber(_ name: String) throws(ResultFormatError) -> Int {
        let number = try possibleNumber(name) ?? 0
        guard number < 1_000_000_000 else { throw wrong(name, "less than 1,000,000,000") }
        return number
    }

    /// A whole number from 0 on.
    func number(_ name: String) throws(ResultFormatError) -> Int {
        guard let number = try possibleNumber(name) else { throw missing(name) }
        return number
    }

    func possibleNumber(_ name: String) throws(ResultFormatError) -> Int? {
        guard let value = object[name] else { return nil }
        guard let number = value.numberValue?.asInt, 0..<ResultObject.limit ~= number else {
            throw wrong(name, "a whole number")
        }
        return number
    }

    func numbers(_ name: String) throws(ResultFormatError) -> [Int] {
        try list(name) { value throws(ResultFormatError) in
            guard let number = value.numberValue?.asInt, number >= 0 else {
                throw wrong(name, "a list of whole numbers")
            }
            return number
        }
    }

    func duration(_ name: String) throws(ResultFormatError) -> Duration {
        guard let duration = try possibleDuration(name) else { throw missing(name) }
        return duration
    }

    func possibleDuration(_ name: String) throws(ResultFormatError) -> Duration? {
        guard let value = object[name] else { return nil }
        guard let number = value.numberValue, let duration = Duration(seconds: number) else {
            throw wrong(name, "a number of seconds")
        }
        return duration
    }

    func seed() throws(ResultFormatError) -> UInt64? {
        guard let text = try possibleText("seed") else { return nil }
        guard let seed = UInt64(text) else { throw wrong("seed", "a number as text") }
        return seed
    }

    /// What stands in a member; nil where it is not there.
    func possible<Part>(
        _ name: String, _ read: (JSONValue) throws(ResultFormatError) -> Part
    ) throws(ResultFormatError) -> Part? {
        guard let value = object[name] else { return nil }
        return try read(value)
    }

    func part<Part>(
        _ name: String, _ read: (JSONValue) throws(ResultFormatError) -> Part
    ) throws(ResultFormatError) -> Part {
        guard let value = object[name] else { throw missing(name) }
        return try read(value)
    }

    /// The parts of a list; none where it is not there.
    func list<Part>(
        _ name: String, _ read: (JSONValue) throws(ResultFormatError) -> Part
    ) throws(ResultFormatError) -> [Part] {
        guard let value = object[name] else { return [] }
        guard let elements = value.arrayValue else { throw wrong(name, "a list") }
        var parts: [Part] = []
        parts.reserveCapacity(elements.count)
        for element in elements { parts.append(try read(element)) }
        return parts
    }

    func texts(_ name: String) throws(ResultFormatError) -> [String] {
        try list(name) { value throws(ResultFormatError) in
            guard let text = value.stringValue else { throw wrong(name, "a list of texts") }
            return text
        }
    }

    func wrong(_ name: String, _ expected: String) -> ResultFormatError {
        ResultFormatError("\"\(name)\" of \(noun) must be \(expected)")
    }

    private func missing(_ name: String) -> ResultFormatError {
        ResultFormatError("\"\(name)\" of \(noun) is missing")
    }
}

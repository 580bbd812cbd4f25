import HTTP
import JSON
import Platform
import Templates
import Text

/// What the run itself gives to templates: generators, the process environment, the stub server's address.
///
/// It belongs to the thread that runs the file.
final class ValueSource {
    private let surroundings: Surroundings
    /// Set once the stub server listens.
    var stubAddress: String?
    /// The addresses that it stands for.
    var interceptedOrigins: [Origin] = []
    /// Why it does not listen, where it should.
    var stubObstacle: String?
    private var counter = 0

    init(surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    func generate(_ generator: Generator) -> JSONValue {
        switch generator {
        case .uuid: return .string(uuid())
        case .now:
            let time = surroundings.clock.wallTime()
            let date = DateTime(
                secondsSinceEpoch: Int(time.seconds), nanoseconds: Int(time.nanoseconds))
            return .string(date.iso8601)
        case .timestamp: return .number(JSONNumber(Int(surroundings.clock.wallTime().seconds)))
        case .randomInt(let range):
            return .number(JSONNumber(surroundings.random.integer(in: range)))
        case .randomText(let length): return .string(randomText(length))
        case .counter:
            counter += 1
            return .number(JSONNumber(counter))
        }
    }

    func environment(_ name: String) throws(TemplateError) -> JSONValue {
        guard let value = surroundings.environment[name] else {
            throw TemplateError(
                "the environment variable \"\(name)\" is not set", hint: "set it before the run",
                isUndefined: true)
        }
        return .string(value)
    }

    func address() throws(TemplateError) -> JSONValue {
        if let stubObstacle { throw TemplateError("{{stub}} has no address: \(stubObstacle)") }
        guard let stubAddress else {
            throw TemplateError("the file has no \"stubs\", so {{stub}} has no address")
        }
        return .string(stubAddress)
    }

    /// RFC 9562 §5.4, version 4.
    private func uuid() -> String {
        var bytes = surroundings.random.bytes(16)
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        let digits = Array(Hexadecimal.encode(bytes))
        var text = ""
        for (index, digit) in digits.enumerated() {
            if [8, 12, 16, 20].contains(index) { text.append("-") }
            text.append(digit)
        }
        return text
    }

    private func randomText(_ length: Int) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".unicodeScalars)
        var text = String.UnicodeScalarView()
        for _ in 0..<length {
            text.append(letters[surroundings.random.integer(in: 0...letters.count - 1)])
        }
        return String(text)
    }
}

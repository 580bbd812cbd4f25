import JSON
import Platform
import Templates
import Text

/// The random values of one place, such as a step: with the same seed the same ones in the same order.
struct GeneratorStream {
    private let seed: RandomSeed
    /// Made at the first use: most places ask for nothing.
    private var numbers: SeededRandom?

    init(_ seed: RandomSeed) {
        self.seed = seed
    }

    /// The next value; nil of a generator that has nothing random.
    mutating func next(_ generator: Generator) -> JSONValue? {
        let numbers = self.numbers ?? seed.numbers
        switch generator {
        case .now, .timestamp, .counter: return nil
        case .uuid, .randomInt, .randomText: self.numbers = numbers
        }
        switch generator {
        case .uuid: return .string(GeneratorStream.uuid(from: numbers))
        case .randomInt(let range): return .number(JSONNumber(numbers.integer(in: range)))
        case .randomText(let length): return .string(GeneratorStream.text(length, from: numbers))
        case .now, .timestamp, .counter: return nil
        }
    }

    /// RFC 9562 §5.4, version 4.
    private static func uuid(from random: SeededRandom) -> String {
        var bytes = random.bytes(16)
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

    private static func text(_ length: Int, from random: SeededRandom) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".unicodeScalars)
        var text = String.UnicodeScalarView()
        for _ in 0..<length {
            text.append(letters[random.integer(in: 0...letters.count - 1)])
        }
        return String(text)
    }
}

/// A secret as a test of properties makes it.
package struct RandomSecret: Sendable {
    package let text: String
    /// What of it is random through and through.
    package let core: String
    /// How many bytes of the core are no accident.
    package let window: Int

    package var isOneLine: Bool { !text.contains("\n") }

    package func search() -> SecretSearch { SecretSearch(text, core: core, window: window) }

    private static let plain = Array(
        "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789".unicodeScalars)
    private static let rich = plain + Array("\"%&<>'\\/äß😀[]()}=;:,.+-_~ |$#@!?`^*".unicodeScalars)
    /// What no report holds by itself.
    private static let rare = Array("äßЖ語😀§¤".unicodeScalars)
    private static let base64 = plain + Array("+/".unicodeScalars)

    package init(_ random: inout SplitMix) {
        switch random.below(10) {
        case 0:
            let text = Self.text(of: Self.rare, 2 + random.below(3), &random)
            self.init(text, core: "", window: 6)
        case 1: self.init(Self.text(of: Self.rich, 100 + random.below(201), &random))
        case 2: self.init(Self.text(of: Self.base64, 22 + 4 * random.below(8), &random) + "==")
        case 3:
            self.init(Self.text(of: Array("0123456789abcdef".unicodeScalars), 32, &random), window: 8)
        case 4:
            let core = Self.text(of: Self.plain, 12 + random.below(20), &random)
            self.init("{\"key\":\"\(core)\",\"n\":1}", core: core)
        case 5:
            let core = Self.text(of: Self.plain, 12 + random.below(20), &random)
            self.init("<k a=\"1\">\(core)&amp;</k>", core: core)
        case 6:
            let lines = (0..<4).map { _ in Self.text(of: Self.plain, 24, &random) }
            self.init("-----BEGIN KEY-----\n" + lines.joined(separator: "\n") + "\n", core: lines.joined())
        default: self.init(Self.text(of: Self.rich, 8 + random.below(40), &random))
        }
    }

    private init(_ text: String, core: String? = nil, window: Int = 6) {
        self.text = text
        self.core = core ?? text
        self.window = window
    }

    private static func text(of scalars: [Unicode.Scalar], _ count: Int, _ random: inout SplitMix) -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<count { text.append(random.one(of: scalars)) }
        // White space at an end is another story: headers lose it.
        return String(text).replacing(/^ | $/, with: "_")
    }
}

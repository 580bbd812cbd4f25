extension XPathParser {
    static let kinds: Set<String> = ["comment", "node", "processing-instruction", "text"]

    var token: XPathToken { tokens[min(index, tokens.count - 1)] }

    var following: XPathToken.Kind {
        index + 1 < tokens.count ? tokens[index + 1].kind : .end
    }

    var previousEnd: Int { index > 0 ? tokens[index - 1].range.upperBound : 0 }

    var previousText: String { index > 0 ? words(of: tokens[index - 1]) : "" }

    func isSymbol(_ symbol: XPathToken.Symbol) -> Bool { token.kind == .symbol(symbol) }

    /// Whether a step can begin here.
    var startsStep: Bool {
        switch token.kind {
        case .symbol(let symbol): [.dot, .dots, .at, .star].contains(symbol)
        case .name, .slot: true
        default: false
        }
    }

    mutating func close(_ symbol: XPathToken.Symbol, opener: String) throws(XPathSyntaxError) {
        guard isSymbol(symbol) else {
            throw problem(.unclosed(symbol.rawValue, opener: opener, found: foundWords))
        }
        index += 1
    }

    func problem(_ problem: XPathProblem) -> XPathSyntaxError {
        XPathSyntaxError(problem, at: token.range)
    }

    /// The token here, as a message names it.
    var foundWords: String {
        token.kind == .end ? "the end" : "\"\(words(of: token))\""
    }

    private func words(of token: XPathToken) -> String {
        switch token.kind {
        case .symbol(let symbol): symbol.rawValue
        case .number(let text): text
        case .literal: "a text"
        case .name(let prefix, let local): prefix.map { "\($0):\(local)" } ?? local
        case .slot(let slot): "{{\(slots[slot].text)}}"
        case .end: "the end"
        }
    }
}

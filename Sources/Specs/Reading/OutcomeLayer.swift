import Diagnostics
import Templates

/// The `outcome` of one level, or what levels say together.
struct OutcomeLayer {
    var when: Layered<[PathExpectation]> = .inherited
    var ok: Layered<[PathExpectation]> = .inherited
    var code: Layered<Located<PathTemplate>> = .inherited
    var message: Layered<Located<PathTemplate>> = .inherited
    var fallback: Layered<OutcomeFallback> = .inherited
    var texts: Layered<OutcomeTexts> = .inherited
    /// The key of the nearest level.
    let location: SourceLocation

    /// This level over a farther one, key by key.
    func over(_ outer: OutcomeLayer?) -> OutcomeLayer {
        guard let outer else { return self }
        return OutcomeLayer(
            when: when.merged(over: outer.when), ok: ok.merged(over: outer.ok),
            code: code.merged(over: outer.code), message: message.merged(over: outer.message),
            fallback: fallback.merged(over: outer.fallback), texts: texts.merged(over: outer.texts),
            location: location)
    }
}

/// The outcome rule of all levels down to some place, made once for all calls that share it.
struct KnownOutcome {
    let layer: OutcomeLayer
    /// Nil where nothing says what a success is.
    let rule: Shared<OutcomeRule>?

    init(_ layer: OutcomeLayer) {
        self.layer = layer
        rule = layer.ok.given.map { ok in
            Shared(
                OutcomeRule(
                    when: layer.when.given, ok: ok, code: layer.code.given, message: layer.message.given,
                    fallback: layer.fallback.given, texts: layer.texts.given))
        }
    }
}

import HTTP
import JSON
import Platform
import Templates
import Text

/// What the run itself gives to the templates of one file: generators, the process environment, the stub server's
/// address.
final class ValueSource: Sendable {
    private struct State: Sendable {
        var stubAddress: String?
        var interceptedOrigins: [Origin] = []
        var stubObstacle: String?
    }

    /// What the random values of the file come from.
    let seed: RandomSeed
    private let run: RunSeed
    private let surroundings: Surroundings
    private let state = Guarded(State())
    /// The numbers of `counter`.
    let counter = Counter()

    /// - Parameters:
    ///   - surroundings: clock and environment.
    ///   - run: the seed of the run.
    ///   - file: what tells this file's random values from those of others.
    init(surroundings: Surroundings, run: RunSeed = RunSeed(0), file: String = "") {
        self.surroundings = surroundings
        self.run = run
        seed = run.seed.of(file)
    }

    /// Set once the stub server listens.
    var stubAddress: String? {
        get { state.withLock { $0.stubAddress } }
        set { state.withLock { $0.stubAddress = newValue } }
    }

    /// The addresses that it stands for.
    var interceptedOrigins: [Origin] {
        get { state.withLock { $0.interceptedOrigins } }
        set { state.withLock { $0.interceptedOrigins = newValue } }
    }

    /// Why it does not listen, where it should.
    var stubObstacle: String? {
        get { state.withLock { $0.stubObstacle } }
        set { state.withLock { $0.stubObstacle = newValue } }
    }

    /// The next random value of the place that asks; nil of a generator that has nothing random.
    func random(_ generator: Generator, from stream: inout GeneratorStream) -> JSONValue? {
        guard let value = stream.next(generator) else { return nil }
        run.noteUse()
        return value
    }

    /// The next value: a random one of the place that asks, a number of its counter, or the time.
    func generate(_ generator: Generator, from stream: inout GeneratorStream, _ counter: Counter) -> JSONValue
    {
        if let value = random(generator, from: &stream) { return value }
        let time = surroundings.clock.wallTime()
        switch generator {
        case .counter: return .number(JSONNumber(counter.next()))
        case .timestamp: return .number(JSONNumber(Int(time.seconds)))
        case .now, .uuid, .randomInt, .randomText:
            let date = DateTime(
                secondsSinceEpoch: Int(time.seconds), nanoseconds: Int(time.nanoseconds))
            return .string(date.iso8601)
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
}

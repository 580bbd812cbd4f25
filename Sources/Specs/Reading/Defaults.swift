import Diagnostics
import HTTP
import JSON
import Templates

/// What calls at some place of a file have unless they say otherwise: the defaults of all levels above them,
/// merged.
struct Defaults: Sendable {
    var headers: [HeaderField] = []
    var cookies: [CookieField] = []
    var auth: CallAuthentication?
    var options = Shared(CallOptions())
    var expect = Expectations()
    var envelope: EnvelopeLayer?
    var namespaces = Namespaces()
    /// The rule for business failures.
    var outcome: KnownOutcome?
    var base = KnownBase.missing
    var modules = Modules()
    /// False under a project file that is wrong: what is missing here may have been meant to be there.
    var isComplete = true

    /// Where nothing is known of the levels above.
    static var unknown: Defaults {
        var defaults = Defaults()
        defaults.base = .later
        defaults.modules = Modules(isComplete: false)
        defaults.isComplete = false
        return defaults
    }

    /// These defaults with a nearer level over them.
    func merged(with layer: DefaultsLayer, reporting report: (Diagnostic) -> Void) -> Defaults {
        var merged = self
        func tell(_ diagnostic: Diagnostic) { if isComplete { report(diagnostic) } }
        switch layer.headers {
        case .inherited: break
        case .removed: merged.headers = []
        case .given(let fields):
            for field in fields { merged.headers.put(field) { Token.equal($0.name.text, $1.name.text) } }
        }
        switch layer.cookies {
        case .inherited: break
        case .removed: merged.cookies = []
        case .given(let fields):
            for field in fields {
                merged.cookies.put(field) { TextEquality.equal($0.name.text, $1.name.text) }
            }
        }
        merged.auth = layer.auth.over(auth)
        switch layer.options {
        case .inherited: break
        case .removed: merged.options = Shared(CallOptions())
        case .given(let options): merged.options = Shared(options.over(merged.options.value))
        }
        merged.expect = layer.expect.over(expect, reporting: tell)
        switch layer.envelope {
        case .inherited: break
        case .removed: merged.envelope = nil
        case .given(let nearer): merged.envelope = nearer.over(envelope)
        }
        merged.namespaces = layer.namespaces.over(namespaces)
        switch layer.outcome {
        case .inherited: break
        case .removed: merged.outcome = nil
        case .given(let nearer): merged.outcome = KnownOutcome(nearer.over(outcome?.layer))
        }
        return merged
    }
}

/// What one level says about the calls below it.
struct DefaultsLayer {
    var headers: Layered<[HeaderField]> = .inherited
    var cookies: Layered<[CookieField]> = .inherited
    var auth: Layered<CallAuthentication> = .inherited
    var options: Layered<OptionsLayer> = .inherited
    var expect = ExpectLayer()
    var envelope: Layered<EnvelopeLayer> = .inherited
    var namespaces = NamespacesLayer()
    var outcome: Layered<OutcomeLayer> = .inherited
}

/// What is known of the base before anything runs.
enum KnownBase: Sendable {
    case missing
    case constant(String)
    /// A template is in it.
    case later
}

extension Array {
    /// Puts an element in the place of the one that is the same, or at the end.
    mutating func put(_ element: Element, isSame: (Element, Element) -> Bool) {
        if let index = firstIndex(where: { isSame($0, element) }) {
            self[index] = element
        } else {
            append(element)
        }
    }
}

extension Located<Template> {
    /// As written.
    var text: String { value.source }
}

import Diagnostics
import HTTP
import JSON
import Templates

extension SpecReader {
    /// A REST call: `"GET": url`, or `method` and `url`.
    func restCall(in fields: Fields, action: LocatedMember, defaults: Defaults) -> Call? {
        let target = methodAndURL(in: fields, action: action)
        var call = call(to: target, in: fields, defaults: defaults)
        let query = fields["query"].map { templated(withoutRemarks($0.value)) }
        let body = body(in: fields)
        call?.query = query
        call?.body = body
        return call
    }

    private func methodAndURL(
        in fields: Fields, action: LocatedMember
    ) -> (method: Located<Template>, url: Located<Template>)? {
        let given = fields["url"]
        guard action.key == "method" else {
            if let given {
                report(
                    "\"url\" stands beside \(quoted(action.key)), whose value is the URL",
                    at: given.keyRange, hint: "\"url\" goes with \"method\"")
            }
            guard fields[action.key] != nil, let url = template(action.value),
                let name = templateOfKey(action)
            else { return nil }
            return (name, url)
        }
        if fields.lacks("url") { report("\"method\" needs a \"url\"", at: action.keyRange) }
        let method = fields["method"].flatMap { self.method($0.value) }
        let url = given.flatMap { template($0.value) }
        guard let method, let url else { return nil }
        return (method, url)
    }

    private func method(_ json: LocatedJSON) -> Located<Template>? {
        guard let method = template(json) else { return nil }
        if let text = method.value.constantText, !Token.isValid(text) {
            report("\(quoted(text)) is no method of HTTP", at: json.range)
            return nil
        }
        return method
    }

    /// The object of the author's own keys without the remarks in it.
    private func withoutRemarks(_ json: LocatedJSON) -> LocatedJSON {
        guard case .object(let members) = json.content,
            members.contains(where: { SpecReader.isRemark($0.key) })
        else { return json }
        return LocatedJSON(
            .object(members.filter { !SpecReader.isRemark($0.key) }), range: json.range)
    }
}

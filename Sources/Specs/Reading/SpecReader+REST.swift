import Diagnostics
import HTTP
import JSON
import Templates

extension SpecReader {
    /// A REST call: `"GET": url`, or `method` and `url`.
    func restCall(in fields: Fields, action: LocatedMember, defaults: Defaults) -> Call? {
        guard let (method, url) = methodAndURL(in: fields, action: action) else { return nil }
        var call = call(method: method, url: url, in: fields, defaults: defaults)
        call.query = fields["query"].map { templated(withoutRemarks($0.value)) }
        call.body = body(in: fields)
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
        guard let member = fields["method"], let method = template(member.value) else { return nil }
        if let text = method.value.constantText, !Token.isValid(text) {
            report("\(quoted(text)) is no method of HTTP", at: member.value.range)
            return nil
        }
        guard let given, let url = template(given.value) else { return nil }
        return (method, url)
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

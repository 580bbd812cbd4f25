import JSON
import Testing

@testable import Specs

@Suite("The table of keys")
struct KeyTableTests {
    @Test("has every key of the language", arguments: languageKeys)
    func complete(_ kind: ObjectKind, _ names: String) {
        let known = Set(kind.keys.map(\.name))
        for name in names.split(separator: " ") { #expect(known.contains(String(name)), "\(name)") }
    }

    private static let languageKeys: [(ObjectKind, String)] = [
        (.project, "environment environments base modules vars secrets namespaces defaults outcome reports"),
        (.environment, "base modules vars secrets defaults outcome"),
        (
            .spec,
            """
            name description tags skip vars secrets namespaces base modules defaults outcome wsdl stubs \
            parallelTests setup tests teardown
            """
        ),
        (.test, "name description tags skip when vars namespaces defaults outcome rows steps always"),
        (.step, "name when skip soft session"),
        (.call, "namespaces expect capture poll outcome options save headers cookies auth"),
        (
            .rest,
            """
            GET HEAD POST PUT PATCH DELETE OPTIONS TRACE method url query cors json form multipart xml text \
            plist graphql base64 file template
            """
        ),
        (.soap, "SOAP action envelope attachments"),
        (.use, "use with capture poll"), (.parallel, "parallel"), (.each, "each steps"),
        (.while, "while steps max"), (.wait, "wait"), (.set, "set"),
        (.defaults, "headers cookies auth options expect envelope"), (.base, "scheme host port path"),
        (
            .options,
            """
            timeout connectTimeout followRedirects maxRedirects http compressed proxy noProxy resolve connectTo \
            unixSocket interface ip tls netrc maxBody delay rateLimit pathAsIs cookies arrays
            """
        ),
        (.tls, "ca cert key password insecure min max"),
        (.auth, "basic digest ntlm bearer negotiate aws oauth2"), (.aws, "access secret region service"),
        (.oauth2, "grant tokenUrl clientId clientSecret scope audience username password send"),
        (.poll, "for times every backoff stop"), (.usePoll, "for times every backoff"),
        (.capture, "path default secret"),
        (.outcome, "when ok code message fallback texts"), (.fallback, "code message"),
        (
            .expect,
            """
            status type headers cookies json text xml file paths envelope fault outcome schema snapshot ignore \
            empty redirects time size error cors
            """
        ),
        (.expectedCookie, "value path domain expires maxAge secure httpOnly sameSite"),
        (.expectedFault, "code subcode reason role node detail"), (.expectedOutcome, "code message text"),
        (.expectedRedirect, "status url location headers"), (.expectedEnvelope, "header body"),
        (.envelope, "version header body security addressing mtom"),
        (.security, "usernameToken timestamp sign"),
        (.usernameToken, "username password type nonce created"), (.wsdlOperation, "operation"),
        (.graphql, "query variables operationName"), (.part, "file text json type filename headers"),
        (.file, "file"), (.template, "template"),
        (
            .stub,
            """
            on query headers cookies json form xml soap priority times set reply replies cors expectCalls
            """
        ),
        (.reply, "status headers json text xml file base64 envelope delay chunked fault"),
        (.callCors, "origin credentials"),
        (.stubCors, "origins methods headers credentials expose maxAge"),
    ]

    @Test("every kind is in the list above")
    func allKinds() {
        #expect(Set(KeyTableTests.languageKeys.map(\.0)) == Set(ObjectKind.allCases))
    }

    @Test("each key stands once in its kind, with a summary and an example", arguments: ObjectKind.allCases)
    func rows(_ kind: ObjectKind) throws {
        #expect(Set(kind.keys.map(\.name)).count == kind.keys.count)
        for key in kind.keys {
            #expect(!key.summary.isEmpty, "\(key.name)")
            #expect(key.summary.last != ".", "\(key.name)")
            let example = try JSONParser.parseLocated(Array(key.example.utf8), dialect: .strict)
            #expect(key.type.problems(in: example).isEmpty, "\(key.name): \(key.example)")
            guard let text = key.defaultValue else { continue }
            let standard = try JSONParser.parseLocated(Array(text.utf8), dialect: .strict)
            #expect(key.type.problems(in: standard).isEmpty, "\(key.name): \(text)")
        }
    }
}

import Platform
import TestSupport

@testable import CommandLineTool

/// A run with a secret everywhere: in what is sent, what is answered and what is expected.
struct SecretRun {
    /// How the run comes to know that the text is a secret.
    enum Source: String, CaseIterable {
        case option, variable, environment, project
        /// By the last step of the last test.
        case capture
    }

    let secret: RandomSecret
    let source: Source
    private let verbosity: [String]
    private let retries: Bool
    private var answers: [[ScriptedServer.Step]] = []

    init(seed: UInt64) {
        var random = SplitMix(state: seed)
        secret = RandomSecret(&random)
        source = random.one(of: Source.allCases)
        verbosity = random.one(of: [[], ["-v"], ["-vv", "--slowest", "3"], ["-q"], ["--color", "always"]])
        retries = random.below(4) == 0
        for _ in 0..<120 { answers.append([.receive, .send(answer(&random))]) }
    }

    /// Everything that the run wrote, by name.
    func texts() throws -> [(name: String, text: String)] {
        let server = try ScriptedServer(answers)
        defer { server.stop() }
        let files = MemoryFiles(["specs/a.json": spec(server.url), "assay.json": project])
        var words = ["run"] + verbosity + (retries ? ["--retries", "1"] : [])
        words += source == .option ? ["--secret", "s=\(secret.text)"] : []
        words += source == .capture ? ["--var", "s=\(secret.text)"] : []
        let terminal = RecordingTerminal()
        let environment = source == .environment ? ["KEY": secret.text] : [:]
        let kinds = ReportKind.all.map(\.name)
        let code = Tool.run(
            words + kinds.flatMap { ["--report", "\($0)=out/\($0)"] },
            in: .fake(environment: environment, files: files, terminal: terminal))
        var texts = [("exit code", "\(code)"), ("output", terminal.output), ("errors", terminal.error)]
        let merged = RecordingTerminal()
        _ = Tool.run(
            ["report", "out/json", "-v"]
                + kinds.filter { $0 != "json" }.flatMap { ["--report", "\($0)=merged/\($0)"] },
            in: .fake(files: files, terminal: merged))
        texts += [("output of report", merged.output), ("errors of report", merged.error)]
        for kind in kinds {
            for folder in ["out", "merged"] where folder == "out" || kind != "json" {
                texts.append(("\(folder)/\(kind)", files.text("\(folder)/\(kind)") ?? "(not written)"))
            }
        }
        return texts
    }

    private var project: String {
        source == .project ? "{ \"vars\": { \"s\": \(quoted) }, \"secrets\": [\"s\"] }" : "{}"
    }

    private var quoted: String { "\"\(SecretEncoding.json(secret.text))\"" }

    private func spec(_ url: String) -> String {
        let variables =
            switch source {
            case .variable: "\"vars\": { \"s\": \(quoted) }, \"secrets\": [\"s\"],"
            case .environment: "\"vars\": { \"s\": \"{{env.KEY}}\" }, \"secrets\": [\"s\"],"
            case .option, .project, .capture: ""
            }
        let learning =
            source != .capture
            ? ""
            : #", { "name": "learn", "POST": "{{stub}}/exact", "text": "{{s}}", "capture": { "late": { "path": "body", "secret": true } } }"#
        return """
            { "base": "\(url)", \(variables)
              "stubs": [{ "on": "POST /exact", "reply": { "text": "{{request body}}" } }],
              "tests": [
            \(Self.tests.joined(separator: ",\n"))\(learning) ] }
            """
    }

    private static let tests: [String] = [
        #"{ "name": "path {{s}}", "GET": "/p/{{s -> urlEncode}}/x", "expect": { "status": 299 } }"#,
        #"{ "name": "query", "GET": "/q", "query": { "q": "{{s}}", "{{s}}": "1" }, "expect": { "json": { "a": "{{s}}!", "b": ["{{s}}"] } } }"#,
        #"{ "name": "header", "GET": "/h", "headers": { "X-S": "{{s}}" }, "expect": { "headers": { "X-Echo": "{{s}}?" } } }"#,
        #"{ "name": "encoded header", "GET": "/h", "headers": { "X-S": "{{s -> urlEncode}}" }, "expect": { "headers": { "X-Echo": { "?matches": "^none$", "?because": "it is {{s}}" } } } }"#,
        #"{ "name": "cookie", "GET": "/c", "cookies": { "c": "{{s -> urlEncode}}" }, "expect": { "text": { "?contains": "{{s}}+" } } }"#,
        #"{ "name": "basic", "GET": "/b", "auth": { "basic": ["ada", "{{s}}"] }, "expect": { "text": "{{s}}" } }"#,
        #"{ "name": "bearer", "GET": "/b", "auth": { "bearer": "{{s -> base64}}" }, "expect": { "paths": { "$.a": "{{s}}" } } }"#,
        #"{ "name": "form", "POST": "/f", "form": { "f": "{{s}}", "{{s}}": "x" }, "expect": { "paths": { "$.a": { "?startsWith": "{{s}}" } } } }"#,
        #"{ "name": "json", "POST": "/j", "json": { "a": "{{s}}", "b": ["x{{s}}y", { "{{s}}": 1 }] }, "expect": { "json": { "a": "x{{s}}", "{{s}}": 1 } } }"#,
        #"{ "name": "json in json", "POST": "/j", "text": "{\"p\":\"{{s -> urlEncode}}\"}", "expect": { "type": "text/{{s}}" } }"#,
        #"{ "name": "xml", "POST": "/x", "xml": "<a b='1'>{{s}}</a>", "expect": { "paths": { "//a": "{{s}} {{s}}" } } }"#,
        #"{ "name": "soap", "SOAP": "/s", "action": "urn:x", "envelope": { "body": { "L": { "p": "{{s}}", "@q": "{{s}}" } } } }"#,
        #"{ "name": "soap value", "SOAP": "/s", "action": "urn:x", "envelope": { "body": { "L": "{{s}}" } }, "expect": { "paths": { "//LResult -> $.Value": "{{s}}" } } }"#,
        #"{ "name": "multipart", "POST": "/m", "multipart": { "p": "{{s}}", "j": { "json": { "s": "{{s}}" } } }, "expect": { "size": 3 } }"#,
        #"{ "name": "redirects", "GET": "/r", "query": { "t": "{{s}}" }, "options": { "followRedirects": true, "maxRedirects": 3 }, "expect": { "status": 299 } }"#,
        #"{ "name": "poll", "GET": "/w", "poll": { "times": 3, "every": "1ms" }, "expect": { "paths": { "$.a": "{{s}}." } } }"#,
        #"{ "name": "row {{r}}", "rows": [{ "r": "{{s}}" }, { "r": "2" }], "GET": "/r", "query": { "r": "{{r}}" }, "expect": { "status": 298 } }"#,
        #"{ "name": "refused", "GET": "http://127.0.0.1:1/{{s -> urlEncode}}" }"#,
        #"{ "name": "unknown host", "GET": "http://{{s -> urlEncode}}.invalid/" }"#,
        #"{ "name": "skipped", "skip": "because of {{s}}", "GET": "/" }"#,
        #"{ "name": "outcome", "outcome": { "ok": { "$.a": "{{s}}-" }, "code": "$.a", "message": "$.b", "texts": { "{{s}}": "t {{s}}" } }, "GET": "/o" }"#,
        #"{ "name": "steps", "steps": [ { "name": "take {{s}}", "GET": "/t", "capture": { "c": "body", "h": "header X-Echo" }, "expect": { "status": { "?gte": 100 } } }, { "name": "give", "POST": "/g", "text": "{{c}} {{s}}", "expect": { "text": "{{c}}" } } ] }"#,
        #"{ "name": "wrong path", "GET": "/w", "expect": { "paths": { "$.a -> json -> $.b": 1, "$['{{s}}']": 1 } } }"#,
        #"{ "name": "text", "GET": "/t", "expect": { "text": "some text before {{s}} and some text behind that is long enough" } }"#,
        #"{ "name": "xml whole", "GET": "/t", "expect": { "xml": "<a>{{s}}</a>" } }"#,
    ]
}

// MARK: - What is answered

extension SecretRun {
    private func answer(_ random: inout SplitMix) -> [UInt8] {
        let status = random.one(of: [200, 200, 200, 201, 302, 401, 500])
        var head = "HTTP/1.1 \(status) \(line(&random))\r\nX-Echo: \(line(&random))\r\n"
        head += "Set-Cookie: c=\(SecretEncoding.percent(secret.text)); Path=/\r\n"
        if status == 302 {
            head +=
                "Location: /next?t=\(SecretEncoding.percent(secret.text))&u=\(SecretEncoding.percentTwice(secret.text))\r\n"
        }
        let encoded = random.one(of: SecretEncoding.allCases)(secret.text)
        let (type, before, after) = surroundings(&random)
        let body = Array((before + encoded + after).utf8)
        head += "Content-Type: \(type)\r\nConnection: close\r\n"
        guard random.below(3) == 0 else {
            return Array((head + "Content-Length: \(body.count)\r\n\r\n").utf8) + body
        }
        // Chunks that end inside the secret.
        var output = Array((head + "Transfer-Encoding: chunked\r\n\r\n").utf8)
        let cut = before.utf8.count + random.below(encoded.utf8.count)
        for chunk in [body[..<cut], body[cut..<(cut + 1)], body[(cut + 1)...]] where !chunk.isEmpty {
            output += Array((String(chunk.count, radix: 16) + "\r\n").utf8) + chunk + Array("\r\n".utf8)
        }
        return output + Array("0\r\n\r\n".utf8)
    }

    /// The secret in a form that a line can hold.
    private func line(_ random: inout SplitMix) -> String {
        let encoding = random.one(of: SecretEncoding.allCases.filter { $0.isOneLine || secret.isOneLine })
        return encoding == .base64Folded ? SecretEncoding.base64(secret.text) : encoding(secret.text)
    }

    /// What stands before and behind the secret in a body, so that it may lie across a limit of some report.
    private func surroundings(_ random: inout SplitMix) -> (type: String, before: String, after: String) {
        let filler = "lorem ipsum dolor, "
        func padding(_ count: Int) -> String {
            String(String(repeating: filler, count: count / filler.utf8.count + 1).prefix(max(0, count)))
        }
        let limit = random.one(of: [
            0, 0, 0, 60, 80, 300, 2 << 10, 2 << 10, 2 << 10, 4 << 10, 16 << 10,
            random.below(6) == 0 ? 64 << 10 : 500,
        ])
        let before = padding(limit - random.below(min(limit, secret.text.utf8.count * 2) + 1))
        let after = padding(random.below(3) * 1_000)
        return switch random.below(6) {
        case 0: ("application/json", "{\"b\":\"\(before)\",\"a\":\"", "\",\"c\":\"\(after)\"}")
        case 1: ("text/xml", "<a><b>\(before)</b>", "<c>\(after)</c></a>")
        case 2:
            (
                "text/xml",
                "<s:Envelope xmlns:s=\"http://schemas.xmlsoap.org/soap/envelope/\"><s:Body><s:Fault><faultcode>s:Server</faultcode><faultstring>\(before)",
                "</faultstring></s:Fault></s:Body></s:Envelope>"
            )
        case 3: ("text/html", "<html><body><h1>\(before)", "</h1>\(after)</body></html>")
        default: ("text/plain; charset=utf-8", before, after)
        }
    }
}

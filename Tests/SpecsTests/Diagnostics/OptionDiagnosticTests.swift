import Testing

@Suite("Options that say how a call is sent")
struct OptionDiagnosticTests {
    @Test("are shown with their place", arguments: cases)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    private static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            "a version of HTTP that is none",
            text: #"""
                { "GET": "http://h/", "options": { "http": "3" } }
                """#,
            shown: #"""
                spec.json:1:44: error: expected one of "1.0", "1.1", "2", "2-prior-knowledge" for "http", got string "3"
                  | { "GET": "http://h/", "options": { "http": "3" } }
                  |                                            ^~~
                """#),
        DiagnosticCase(
            "what is no proxy",
            text: #"""
                { "GET": "http://h/", "options": { "proxy": "http://p.test/path" } }
                """#,
            shown: #"""
                spec.json:1:45: error: expected a proxy such as "http://proxy.example.test:3128" or "socks5h://user:password@127.0.0.1:1080"
                  | { "GET": "http://h/", "options": { "proxy": "http://p.test/path" } }
                  |                                             ^~~~~~~~~~~~~~~~~~~~
                """#),
        DiagnosticCase(
            "hosts without port or address",
            text: #"""
                { "GET": "http://h/", "options": { "resolve": { "a.test": "127.0.0.1", "a.test:1": "b", "a.test:2": [] } } }
                """#,
            shown: #"""
                spec.json:1:49: error: "a.test" has no port: expected such as "a.test:443"
                  | { "GET": "http://h/", "options": { "resolve": { "a.test": "127.0.0.1", "a.test:1": "b", "a.test:2": …
                  |                                                 ^~~~~~~~
                spec.json:1:84: error: "b" is no IP address
                  | { "GET": "http://h/", "options": { "resolve": { "a.test": "127.0.0.1", "a.test:1": "b", "a.test:2": …
                  |                                                                                    ^~~
                spec.json:1:101: error: expected an address
                  | …1", "a.test:1": "b", "a.test:2": [] } } }
                  |                                   ^~
                """#),
        DiagnosticCase(
            "where to connect, wrongly",
            text: #"""
                { "GET": "http://h/", "options": { "connectTo": { "a.test:1": "b", "::1:2": "b:1" } } }
                """#,
            shown: #"""
                spec.json:1:63: error: "b" has no port: expected such as "b:443"
                  | { "GET": "http://h/", "options": { "connectTo": { "a.test:1": "b", "::1:2": "b:1" } } }
                  |                                                               ^~~
                spec.json:1:68: error: "::1:2" is no host with a port: expected such as "api.example.test:443" or "[::1]:443"
                  | { "GET": "http://h/", "options": { "connectTo": { "a.test:1": "b", "::1:2": "b:1" } } }
                  |                                                                    ^~~~~~~
                """#),
        DiagnosticCase(
            "a socket and an interface of no name",
            text: #"""
                { "GET": "http://h/", "options": { "unixSocket": "", "interface": "" } }
                """#,
            shown: #"""
                spec.json:1:50: error: expected the path of a Unix socket, got an empty string
                  | { "GET": "http://h/", "options": { "unixSocket": "", "interface": "" } }
                  |                                                  ^~
                spec.json:1:67: error: expected the name of a network interface or an address of it, got an empty string
                  | { "GET": "http://h/", "options": { "unixSocket": "", "interface": "" } }
                  |                                                                   ^~
                """#),
        DiagnosticCase(
            "a version of IP, as a number",
            text: #"""
                { "GET": "http://h/", "options": { "ip": 4 } }
                """#,
            shown: #"""
                spec.json:1:42: error: expected one of "4", "6" for "ip", got number 4
                  | { "GET": "http://h/", "options": { "ip": 4 } }
                  |                                          ^
                """#),
        DiagnosticCase(
            "a rate without a unit",
            text: #"""
                { "GET": "http://h/", "options": { "rateLimit": 100, "delay": 1 } }
                """#,
            shown: #"""
                spec.json:1:49: error: expected a size such as "500kB" or "10MB" for "rateLimit", got number 100
                  | { "GET": "http://h/", "options": { "rateLimit": 100, "delay": 1 } }
                  |                                                 ^~~
                  = add a unit, such as "100MB"
                spec.json:1:63: error: expected a duration such as "250ms", "10s", "2m" or "1h" for "delay", got number 1
                  | { "GET": "http://h/", "options": { "rateLimit": 100, "delay": 1 } }
                  |                                                               ^
                  = add a unit, such as "1s"
                """#),
        DiagnosticCase(
            "TLS files that are not there",
            text: #"""
                { "GET": "http://h/", "options": { "tls": { "ca": "ca.pem", "cert": "c.p12" } } }
                """#,
            shown: #"""
                spec.json:1:51: error: there is no file "ca.pem"
                  | { "GET": "http://h/", "options": { "tls": { "ca": "ca.pem", "cert": "c.p12" } } }
                  |                                                   ^~~~~~~~
                  = file references are relative to the file that holds them
                spec.json:1:69: error: there is no file "c.p12"
                  | { "GET": "http://h/", "options": { "tls": { "ca": "ca.pem", "cert": "c.p12" } } }
                  |                                                                     ^~~~~~~
                  = file references are relative to the file that holds them
                """#),
        DiagnosticCase(
            "a key and a password without a certificate",
            text: #"""
                { "GET": "http://h/", "options": { "tls": { "key": "_k.pem", "password": "x" } } }
                """#,
            files: ["_k.pem": ""],
            shown: #"""
                spec.json:1:45: error: "key" belongs to a certificate, and "cert" is not there
                  | { "GET": "http://h/", "options": { "tls": { "key": "_k.pem", "password": "x" } } }
                  |                                             ^~~~~
                  = add "cert" with the file of the client's certificate
                spec.json:1:62: error: "password" belongs to a certificate, and "cert" is not there
                  | { "GET": "http://h/", "options": { "tls": { "key": "_k.pem", "password": "x" } } }
                  |                                                              ^~~~~~~~~~
                  = add "cert" with the file of the client's certificate
                """#),
        DiagnosticCase(
            "versions of TLS that leave none",
            text: #"""
                { "GET": "http://h/", "options": { "tls": { "min": "1.3", "max": "1.2" } } }
                """#,
            shown: #"""
                spec.json:1:52: error: "min" is TLS 1.3, "max" is TLS 1.2: no version is left
                  | { "GET": "http://h/", "options": { "tls": { "min": "1.3", "max": "1.2" } } }
                  |                                                    ^~~~~
                """#),
        DiagnosticCase(
            "a version of TLS that is none",
            text: #"""
                { "GET": "http://h/", "options": { "tls": { "min": "3" } } }
                """#,
            shown: #"""
                spec.json:1:52: error: expected one of "1.0", "1.1", "1.2", "1.3" for "min", got string "3"
                  | { "GET": "http://h/", "options": { "tls": { "min": "3" } } }
                  |                                                    ^~~
                """#),
        DiagnosticCase(
            "an undefined variable in TLS",
            text: #"""
                { "GET": "http://h/", "options": { "tls": { "ca": "{{nobody}}" }, "proxy": "{{none}}" } }
                """#,
            shown: #"""
                spec.json:1:52: error: undefined variable "nobody"
                  | { "GET": "http://h/", "options": { "tls": { "ca": "{{nobody}}" }, "proxy": "{{none}}" } }
                  |                                                    ^~~~~~~~~~
                  = no variables are known here: define it in "vars" or with --var
                spec.json:1:77: error: undefined variable "none"
                  | { "GET": "http://h/", "options": { "tls": { "ca": "{{nobody}}" }, "proxy": "{{none}}" } }
                  |                                                                             ^~~~~~~~
                  = no variables are known here: define it in "vars" or with --var
                """#),
    ]
}

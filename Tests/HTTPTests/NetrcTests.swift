import HTTP
import Testing

@Suite("A .netrc file")
struct NetrcTests {
    private static func login(_ text: String, _ host: String, user: String? = nil) throws -> String? {
        let login = try Netrc(parsing: Array(text.utf8)).login(for: host, user: user)
        return login.map { "\($0.user):\($0.password)" }
    }

    @Test(
        "gives the login of the first entry for the host",
        arguments: [
            ("machine a.test login ada password pw", "ada:pw"),
            ("machine a.test\n\tlogin ada\n\tpassword pw\n", "ada:pw"),
            ("machine b.test login b password b\nmachine A.TEST login ada password pw", "ada:pw"),
            ("machine a.test login ada password pw machine a.test login x password y", "ada:pw"),
            ("default login any password pw", "any:pw"),
            ("machine b.test login b password b\ndefault login any password pw", "any:pw"),
            ("machine a.test login ada account x password pw", "ada:pw"),
            ("machine a.test password pw login ada", "ada:pw"),
            ("machine a.test user ada password pw", "ada:pw"),
            ("machine a.test login ada", "ada:"), ("machine a.test password pw", ":pw"),
            (#"machine a.test login "ada l" password "p \"w\\ \n#""#, "ada l:p \"w\\ \n#"),
            ("# a remark with password words\nmachine a.test # another\nlogin ada password #pw", "ada:#pw"),
            ("macdef init\ncd /pub\nmachine x\n\nmachine a.test login ada password pw", "ada:pw"),
            ("machine a.test login ada password pw\r\n", "ada:pw"),
            ("machine a.test login ädä password pä", "ädä:pä"),
        ])
    func found(text: String, expected: String) throws {
        #expect(try Self.login(text, "a.test") == expected)
    }

    @Test("knows an IPv6 address with brackets and without", arguments: ["::1", "[::1]"])
    func address(_ machine: String) throws {
        #expect(try Self.login("machine \(machine) login ada password pw", "[::1]") == "ada:pw")
    }

    @Test("gives nothing for another host", arguments: ["", "machine a.test login ada password pw"])
    func nothing(text: String) throws {
        #expect(try Self.login(text, "b.test") == nil)
    }

    @Test("gives the login of a user where the URL names one")
    func user() throws {
        let text =
            "machine a.test login x password 1\nmachine a.test login ada password 2\ndefault login ada password 3"
        #expect(try Self.login(text, "a.test", user: "ada") == "ada:2")
        #expect(try Self.login(text, "b.test", user: "ada") == "ada:3")
        #expect(try Self.login(text, "a.test", user: "eve") == nil)
    }

    @Test(
        "that cannot be read is an error with its line, and without its words",
        arguments: [
            (
                "machine a.test\nlogin ada password my secret\n",
                "line 2: expected machine, default, login, password, account or macdef; a password with white space or a "
                    + "# at its front stands in double quotes"
            ),
            ("machine a.test login ada password", "line 1: password has no value"),
            ("\n\nmachine a.test password \"open\n", "line 3: a quote is not closed"),
            ("login ada password pw", "line 1: login stands before the first machine"),
        ])
    func broken(text: String, expected: String) throws {
        let error = #expect(throws: NetrcError.self) { try Netrc(parsing: Array(text.utf8)) }
        #expect(error?.message == expected)
    }
}

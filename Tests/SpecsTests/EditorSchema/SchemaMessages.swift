/// Specs with a mistake, and what a validator says that knows only the schema; nil where there is none.
enum SchemaMessages {
    static let spec: [(text: String, message: String?)] = [
        (
            #"{ "GET": "http://h/", "exepct": 200 }"#,
            #"$: Additional properties are not allowed ('exepct' was unexpected)"#
        ),
        (
            #"{ "tests": [{ "GET": "http://h/" }, { "steps": [{ "GETT": "http://h/" }] }] }"#,
            #"$.tests[1].steps[0]: Additional properties are not allowed ('GETT' was unexpected)"#
        ),
        (
            #"{ "tests": [{ "name": "nothing" }] }"#,
            #"$.tests[0]: 'steps' is a required property"#
        ),
        (
            #"{ "steps": [{ "GET": "http://h/", "tags": ["smoke"] }] }"#,
            #"$.steps[0]: Additional properties are not allowed ('tags' was unexpected)"#
        ),
        (
            #"{ "GET": "http://h/", "POST": "http://h/" }"#,
            #"$: 'POST' should not be valid under {'enum': ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'method']}"#
        ),
        (
            #"{ "POST": "http://h/", "json": {}, "text": "milk" }"#,
            #"$: 'text' should not be valid under {'enum': ['form', 'multipart', 'text', 'xml', 'plist', 'graphql', 'base64', 'file', 'template']}"#
        ),
        (
            #"{ "GET": "http://h/", "envelope": {} }"#,
            #"$: Additional properties are not allowed ('envelope' was unexpected)"#
        ),
        (
            #"{ "method": "PURGE" }"#,
            #"$: 'url' is a dependency of 'method'"#
        ),
        (
            #"{ "GET": "http://h/", "soft": "yes" }"#,
            #"$.soft: 'yes' is not of type 'boolean'"#
        ),
        (
            #"{ "GET": "http://h/", "soft": "{{soft}}" }"#,
            nil
        ),
        (
            #"{ "GET": "http://h/", "options": { "timeout": "10" } }"#,
            #"$.options.timeout: '10' does not match '^([0-9]+(\\.[0-9]+)?(ms|s|m|h|d))$|\\{\\{'"#
        ),
        (
            #"{ "GET": "http://h/", "options": { "arrays": "coma" } }"#,
            #"$.options.arrays: 'coma' is not one of ['repeat', 'brackets', 'comma', None]"#
        ),
        (
            #"{ "GET": "http://h/", "options": { "maxRedirects": -1 } }"#,
            #"$.options.maxRedirects: -1 is less than the minimum of 0"#
        ),
        (
            #"{ "GET": "http://h/", "expect": { "statsu": 200 } }"#,
            #"$.expect: Additional properties are not allowed ('statsu' was unexpected)"#
        ),
        (
            #"{ "GET": "http://h/", "expect": "2x" }"#,
            #"$.expect: '2x' does not match '^([1-9](xx|[0-9][0-9]))$|\\{\\{'"#
        ),
        (
            #"{ "GET": "http://h/", "expect": { "json": [{ "id": { "?equal": 7 } }] } }"#,
            #"$.expect.json[0].id: Additional properties are not allowed ('?equal' was unexpected)"#
        ),
        (
            #"{ "GET": "http://h/", "expect": { "json": { "id": { "?gt": 7, "unit": "kg" } } } }"#,
            #"$.expect.json.id: Additional properties are not allowed ('unit' was unexpected)"#
        ),
        (
            #"{ "GET": "http://h/", "expect": { "json": { "id": { "?is": "integr" } } } }"#,
            #"$.expect.json.id['?is']: 'integr' is not one of ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null', 'absent', 'present', 'empty', 'uuid', 'date', 'datetime', 'time', 'email', 'uri', 'ipv4', 'ipv6', 'base64', 'json', 'xml']"#
        ),
        (
            #"{ "GET": "http://h/", "expect": { "json": { "?equals": { "?equal": 7 }, "?not": { "??equal": 7 } } } }"#,
            nil
        ),
        (
            #"{ "GET": "http://h/", "expect": { "text": { "?contain": "milk" } } }"#,
            #"$.expect.text: Additional properties are not allowed ('?contain' was unexpected)"#
        ),
        (
            #"{ "GET": "http://h/", "expect": { "json": { "?near": 1 } } }"#,
            #"$.expect.json: '?within' is a dependency of '?near'"#
        ),
        (
            #"{ "GET": "http://h/", "auth": { "basic": ["ada"] } }"#,
            #"$.auth.basic: ['ada'] is too short"#
        ),
        (
            #"{ "GET": "http://h/", "capture": { "id": { "pth": "$.id" } } }"#,
            #"$.capture.id: Additional properties are not allowed ('pth' was unexpected)"#
        ),
        (
            #"{ "GET": "http://h/", "stubs": [{ "on": "*", "reply": { "status": 20 } }] }"#,
            #"$.stubs[0].reply.status: 20 is less than the minimum of 200"#
        ),
        (
            #"{ "$schema": "spec.schema.json", "GET": "http://h/", "expect": { "$comment": ["any"], "status": 200 } }"#,
            nil
        ),
        (
            #"[]"#,
            #"$: [] is not of type 'object'"#
        ),
    ]

    static let project: [(text: String, message: String?)] = [
        (#"{ "vars": { "user": "ada" }, "secrets": ["user"] }"#, nil),
        (
            #"{ "varz": {} }"#,
            #"$: Additional properties are not allowed ('varz' was unexpected)"#
        ),
        (
            #"{ "base": { "port": 80 } }"#,
            #"$.base: 'host' is a required property"#
        ),
    ]
}

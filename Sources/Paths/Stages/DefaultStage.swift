extension StageDeclaration {
    static let `default` = StageDeclaration(
        "default", [Parameter("V", isJSON: true)], summary: "V where there is nothing; V is JSON or 'text'",
        example: "$.nickname -> default 'none'",
        compile: { arguments throws(StageArgumentError) in
            let fallback = try arguments[0].json()
            return { value, _ in value.isAbsent ? .json(fallback) : value }
        })

    static let raw = StageDeclaration(
        "raw", summary: "in the template of a URL: put in as it is, not encoded",
        example: "{{next -> raw}}"
    ) { value, _ in value }
}

/// Stages that are part of the language and not built yet: known by name, so that they are refused as that.
extension StageDeclaration {
    static let date = StageDeclaration(
        "date", [Parameter("F")], summary: "a date written in a format", example: "$.created -> date '%Y'")
    static let toDate = StageDeclaration(
        "toDate", [Parameter("F")], summary: "a date read in a format",
        example: "header Date -> toDate '%a, %d %b %Y %H:%M:%S GMT'")
    static let plus = StageDeclaration(
        "plus", [Parameter("D")], summary: "a duration later, or a number more",
        example: "$.created -> plus 1h")
    static let minus = StageDeclaration(
        "minus", [Parameter("D")], summary: "a duration earlier, or a number less",
        example: "$.count -> minus 1")
    static let daysFromNow = StageDeclaration(
        "daysFromNow", summary: "how many days a date lies ahead",
        example: "certificate expires -> daysFromNow")
}

/// What other tools call a matcher, for the hint of an error.
extension MatcherTable {
    static let otherNames = [
        "?eq": "?equals", "?exact": "?equals", "?ne": "?not", "?notEquals": "?not", "?or": "?any",
        "?and": "?all",
        "?greater": "?gt", "?greaterThan": "?gt", "?above": "?gt", "?min": "?gte", "?atLeast": "?gte",
        "?less": "?lt", "?lessThan": "?lt", "?below": "?lt", "?max": "?lte", "?atMost": "?lte",
        "?has": "?contains", "?include": "?contains", "?prefix": "?startsWith", "?suffix": "?endsWith",
        "?regex": "?matches", "?regexp": "?matches", "?pattern": "?matches", "?like": "?matches",
        "?length": "?size", "?len": "?size", "?count": "?size", "?type": "?is", "?exists": "?is",
        "?anyOf": "?any", "?allOf": "?all", "?every": "?each", "?closeTo": "?near", "?anyOrder": "?unordered",
    ]
}

package import Templates

extension Located<Template> {
    /// The path of a module as it stands between the base and a URL.
    ///
    /// - Throws: `FillingError` where it cannot be filled in, or is more than a path.
    package func modulePath(in scope: any VariableScope) throws(FillingError) -> String {
        let path = try url(in: scope)
        if let problem = ModulePath.problem(of: path) { throw FillingError(problem, at: location) }
        return path
    }
}

import Diagnostics
package import Templates
import XML

extension TemplatedJSON {
    /// The value as an XML property list.
    package func propertyList(in scope: any VariableScope) throws(FillingError) -> String {
        let tree = try tree(in: scope)
        do throws(PropertyListProblem) {
            return try PropertyListWriter.write(tree)
        } catch {
            throw FillingError(
                error.message, at: SourceLocation(source: source, range: error.range), hint: error.hint)
        }
    }
}

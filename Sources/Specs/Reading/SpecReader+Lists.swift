import Diagnostics
import JSON

/// The long lists of a file. The tree of a file takes many times its length, and the model again that much; so
/// of these lists only the places are read at first, and each element when it is its turn.
extension SpecReader {
    /// Lists of a file, and of a test.
    static let longLists = ["setup", "tests", "rows", "steps", "always", "teardown"]

    /// An element of such a list with its members.
    func read(_ element: LocatedJSON) -> LocatedJSON {
        guard element.isObject,
            // It has been read once, so nothing can be wrong with it.
            let object = try? JSONParser.parseLocated(
                source.bytes, at: element.range, dialect: .commented, emptying: SpecReader.longLists)
        else { return element }
        reportDuplicates(in: object)
        return object
    }
}

import Diagnostics

/// A test as it was read: its final name is known when all names of the file are.
struct NamedTest {
    var test: Test
    /// The author's name for it.
    let name: String?
    let nameLocation: SourceLocation?

    /// The test under its own name, or under one that nothing else in the file has.
    func named(by names: inout UniqueNames) -> NamedTest {
        var named = self
        if name == nil { named.test = test.renamed(names.free(test.name)) }
        return named
    }
}

/// The names of one file's cases, each once.
struct CaseNames {
    /// Hashes of bytes: names that look alike to Swift are different ones to whoever reads the report, and there may
    /// be too many to keep.
    private var taken: Set<Int> = []
    /// Those of all tests, which phases around them must not take.
    private var ofTests: Set<Int> = []
    /// The next number for a name that is taken: very many tests may have one.
    private var numbers: [Int: Int] = [:]

    /// - Parameter tests: what names nothing else may take; nil where nothing else will be asked for.
    init(of tests: TestList?) {
        guard let tests else { return }
        for test in tests { ofTests.insert(NameHash.of(test.name)) }
    }

    /// The name, with a number where another case has it.
    mutating func take(_ name: String) -> String {
        take(name) { _ in true }
    }

    /// The same for what is no test.
    mutating func takeBesideTests(_ name: String) -> String {
        let ofTests = ofTests
        return take(name) { !ofTests.contains($0) }
    }

    private mutating func take(_ name: String, where isFree: (Int) -> Bool) -> String {
        let key = NameHash.of(name)
        if isFree(key), taken.insert(key).inserted { return name }
        var number = numbers[key] ?? 2
        var unique = "\(name) [\(number)]"
        while !isFree(NameHash.of(unique)) || !taken.insert(NameHash.of(unique)).inserted {
            number += 1
            unique = "\(name) [\(number)]"
        }
        numbers[key] = number + 1
        return unique
    }
}

/// One class name a file, unique in the report: CI tools tell cases apart by class name and name.
struct ClassNames {
    /// As bytes, for paths that look alike to Swift are different ones to the file system.
    private var taken: Set<[UInt8]> = []

    mutating func take(_ file: String) -> String {
        let dotted = ClassNames.dotted(file)
        var name = dotted.isEmpty ? file : dotted
        // a.b.json and a/b.json would share a name: the path tells them apart.
        if taken.contains(Array(name.utf8)) { name = file }
        var number = 2
        while !taken.insert(Array(name.utf8)).inserted {
            name = "\(file) [\(number)]"
            number += 1
        }
        return name
    }

    /// `specs.notes` of `./specs/notes.json`.
    private static func dotted(_ file: String) -> String {
        var path = Substring(file)
        while path.hasPrefix("./") || path.hasPrefix("/") || path.hasPrefix("../") {
            path = path.dropFirst(path.hasPrefix("../") ? 3 : path.hasPrefix("./") ? 2 : 1)
        }
        for ending in [".jsonc", ".json"] where path.hasSuffix(ending) {
            path = path.dropLast(ending.count)
            break
        }
        return path.split(separator: "/").joined(separator: ".")
    }
}

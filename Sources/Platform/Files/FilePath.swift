/// Paths as text; nothing here looks at the disk.
package enum FilePath {
    package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

    /// Without `.`, doubled `/` and a `/` at the end, and `..` taken back where a name stands before it:
    /// `a/./b//../c/` is `a/c`. The empty path is `.`.
    package static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        let absolute = isAbsolute(path)
        for part in path.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if let last = parts.last, last != ".." {
                parts.removeLast()
            } else if !absolute {
                parts.append(part)
            }
        }
        let text = parts.joined(separator: "/")
        if absolute { return "/" + text }
        return text.isEmpty ? "." : text
    }

    /// `relative` as seen from the folder `base`, normalized; an absolute path stands as it is.
    package static func joined(base: String, relative: String) -> String {
        normalized(isAbsolute(relative) || base.isEmpty ? relative : base + "/" + relative)
    }

    /// The folder that holds the path: of `a/b` it is `a`, of `a` it is `.`, of `/` it is `/`.
    package static func folder(of path: String) -> String {
        let path = normalized(path)
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
            return path == ".." || path == "." ? normalized(path + "/..") : "."
        }
        if slash == path.startIndex { return "/" }
        return path.hasSuffix("/..") ? path + "/.." : String(path[..<slash])
    }

    /// The last name of the path: of `a/b.json` it is `b.json`, of `/` it is `/`.
    package static func name(of path: String) -> String {
        let path = normalized(path)
        guard path != "/", let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// What stands behind the last dot of the last name, in lower case; nil for `a`, `.a` and `a.`.
    package static func fileExtension(of path: String) -> String? {
        let name = name(of: path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return nil }
        let text = name[name.utf8.index(after: dot)...]
        return text.isEmpty ? nil : text.lowercased()
    }

    /// The path as seen from the folder `base`. Both must be absolute or both relative to the same folder;
    /// where no relative path can be known the path itself, normalized.
    package static func relative(_ path: String, to base: String) -> String {
        let path = normalized(path)
        let base = normalized(base)
        guard isAbsolute(path) == isAbsolute(base) else { return path }
        let parts = path.split(separator: "/").filter { $0 != "." }
        let baseParts = base.split(separator: "/").filter { $0 != "." }
        var common = 0
        while common < min(parts.count, baseParts.count), parts[common] == baseParts[common] { common += 1 }
        let rest = baseParts.dropFirst(common)
        // From inside an unknown folder there is no way down again.
        if rest.contains("..") { return path }
        let steps = rest.map { _ in Substring("..") } + parts.dropFirst(common)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }
}

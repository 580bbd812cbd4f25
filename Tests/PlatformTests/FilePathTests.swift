import Platform
import Testing

@Suite struct FilePathTests {
    @Test(arguments: [
        ("a/b", "a/b"), ("a/./b//../c/", "a/c"), ("", "."), (".", "."), ("/", "/"), ("/..", "/"),
        ("/a/../..", "/"), ("../a", "../a"), ("a/../../b", "../b"), ("../..", "../.."), ("./a", "a"),
    ])
    func `a normalized path has no dots that can be taken back`(path: String, expected: String) {
        #expect(FilePath.normalized(path) == expected)
    }

    @Test(arguments: [
        ("specs", "a.json", "specs/a.json"), ("specs", "../a.json", "a.json"),
        ("specs", "/a.json", "/a.json"),
        ("", "a.json", "a.json"), (".", "a.json", "a.json"), ("/", "a", "/a"),
    ])
    func `a relative path starts at its base`(base: String, relative: String, expected: String) {
        #expect(FilePath.joined(base: base, relative: relative) == expected)
    }

    @Test(arguments: [
        ("a/b", "a", "b"), ("a", ".", "a"), ("/a", "/", "a"), ("/", "/", "/"), (".", "..", "."),
        ("..", "../..", ".."), ("../..", "../../..", ".."), ("a/b/", "a", "b"),
    ])
    func `a path is a folder and a name`(path: String, folder: String, name: String) {
        #expect(FilePath.folder(of: path) == folder)
        #expect(FilePath.name(of: path) == name)
    }

    @Test(
        arguments: [
            ("a.json", "json"), ("a.tar.GZ", "gz"), ("a", nil), (".a", nil), ("a.", nil), ("b.c/a", nil),
        ] as [(String, String?)])
    func `the extension stands behind the last dot`(path: String, expected: String?) {
        #expect(FilePath.fileExtension(of: path) == expected)
    }

    @Test(arguments: [
        ("/a/b/c", "/a", "b/c"), ("/a/b", "/a/c/d", "../../b"), ("/a", "/a", "."), ("a/b", ".", "a/b"),
        ("a/b", "a", "b"), ("../a", "..", "a"), ("a", "..", "a"), ("/a", "b", "/a"), ("a", "../b", "a"),
    ])
    func `a path as seen from a folder`(path: String, base: String, expected: String) {
        let seen = FilePath.relative(path, to: base)
        #expect(seen == expected)
    }
}

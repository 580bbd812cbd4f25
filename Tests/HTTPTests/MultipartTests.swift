import HTTP
import Platform
import TestSupport
import Testing

/// Multipart bodies (RFC 2046 §5.1, RFC 7578).
@Suite struct MultipartTests {
    private let boundary = MultipartBoundary("X")

    private func text(_ parts: [MultipartPart], type: MultipartType = .form) throws -> String {
        let body = MultipartBody(parts, boundary: try #require(boundary), type: type)
        return String(decoding: try #require(body.content.bytes), as: UTF8.self)
    }

    @Test func `parts stand between boundaries with the headers that they need`() throws {
        let parts = [
            MultipartPart(name: "note", content: BodyContent(Array("milk\r\n".utf8))),
            MultipartPart(
                name: "data", filename: "d.json", contentType: "application/json",
                headers: [Header("X-Part", "1")], content: BodyContent(Array("{}".utf8))),
            MultipartPart(name: "", content: BodyContent()),
        ]
        #expect(
            try text(parts)
                == "--X\r\n" + "Content-Disposition: form-data; name=\"note\"\r\n" + "\r\n" + "milk\r\n\r\n"
                + "--X\r\n" + "Content-Disposition: form-data; name=\"data\"; filename=\"d.json\"\r\n"
                + "Content-Type: application/json\r\n" + "X-Part: 1\r\n" + "\r\n" + "{}\r\n" + "--X\r\n"
                + "Content-Disposition: form-data; name=\"\"\r\n" + "\r\n" + "\r\n" + "--X--\r\n")
    }

    @Test func `no part at all is the closing line alone`() throws { #expect(try text([]) == "--X--\r\n") }

    @Test(arguments: [
        ("a b.txt", "a b.txt"), ("ä日😀.png", "ä日😀.png"), ("a\"b\\c", "a%22b\\c"), ("a\r\nb", "a%0D%0Ab"),
        ("50%22", "50%22"), ("a;b='c'", "a;b='c'"),
    ])
    func `names are UTF-8, and what would end them is escaped`(name: String, written: String) throws {
        let part = MultipartPart(name: name, filename: name, content: BodyContent())
        #expect(
            try text([part])
                == "--X\r\nContent-Disposition: form-data; name=\"\(written)\"; filename=\"\(written)\"\r\n\r\n\r\n--X--\r\n"
        )
    }

    @Test func `a header of the part's own takes the place of the one it would get`() throws {
        let part = MultipartPart(
            name: "a", contentType: "text/x", headers: [Header("content-disposition", "inline")],
            withheldHeaders: ["content-type"], content: BodyContent(Array("1".utf8)))
        #expect(try text([part]) == "--X\r\ncontent-disposition: inline\r\n\r\n1\r\n--X--\r\n")
    }

    @Test func `what is in memory is one piece, however many parts it is made of`() {
        var content = BodyContent()
        for number in 0..<1_000 { content.append(Array("\(number % 10)".utf8)) }
        content.append([])
        #expect(content.segments == [.bytes(Array(String(repeating: "0123456789", count: 100).utf8))])
        #expect(content.size == 1_000)
    }

    @Test func `files stay files`() throws {
        let part = MultipartPart(name: "a", content: BodyContent(file: "a.bin", size: 9))
        let content = MultipartBody([part], boundary: try #require(boundary)).content
        let head = "--X\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n"
        #expect(
            content.segments == [
                .bytes(Array(head.utf8)), .file(path: "a.bin", size: 9), .bytes(Array("\r\n--X--\r\n".utf8)),
            ])
    }

    @Test(arguments: [
        ("multipart/form-data", "multipart/form-data; boundary=X", "form-data"),
        ("Multipart/Form-Data; charset=utf-8", "Multipart/Form-Data; charset=utf-8; boundary=X", "form-data"),
        ("multipart/mixed;", "multipart/mixed;; boundary=X", "attachment"),
        (
            "multipart/related; type=\"text/xml\"", "multipart/related; type=\"text/xml\"; boundary=X",
            "attachment"
        ),
        ("multipart/form-data; boundary=own", "multipart/form-data; boundary=own", "form-data"),
        ("multipart/mixed; Boundary=\"o w\"", "multipart/mixed; Boundary=\"o w\"", "attachment"),
    ])
    func `the author's type stays and gets a boundary where it has none`(
        authored: String, sent: String, disposition: String
    ) throws {
        let type = try #require(MultipartType(authored))
        let body = MultipartBody(
            [MultipartPart(name: "a", content: BodyContent())], boundary: try #require(boundary), type: type)
        #expect(body.contentType == sent)
        let lines = String(decoding: try #require(body.content.bytes), as: UTF8.self).split(separator: "\r\n")
        #expect(lines[1] == "Content-Disposition: \(disposition); name=\"a\"")
    }

    @Test(arguments: ["text/plain", "application/octet-stream", "", "multipart"])
    func `another type is no multipart type`(text: String) {
        #expect(MultipartType(text) == nil)
    }

    @Test(arguments: ["", "a\"b", "a;b", "ä", "a\n", "a ", String(repeating: "a", count: 71)])
    func `what no boundary may be`(text: String) { #expect(MultipartBoundary(text) == nil) }

    @Test func `a boundary with other characters than those of a token is quoted`() throws {
        let boundary = try #require(MultipartBoundary("a:b c"))
        #expect(
            MultipartBody([], boundary: boundary).contentType == "multipart/form-data; boundary=\"a:b c\"")
    }

    @Test func `a new boundary is random and in no part`() {
        let first = MultipartBoundary(random: SeededRandom(seed: 7), parts: [])
        #expect(first.text.hasPrefix("assay-"))
        #expect(first.text.utf8.count == 38)
        let part = MultipartPart(name: "a", content: BodyContent(Array("x--\(first.text)".utf8)))
        let second = MultipartBoundary(random: SeededRandom(seed: 7), parts: [part])
        #expect(second != first)
        #expect(second.text.utf8.count == 38)
    }

    @Test func `a boundary is found in text and files, over the edges of what is read at a time`() throws {
        let boundary = try #require(MultipartBoundary("limit"))
        let early = String(repeating: "-", count: 65_530)
        let files = MemoryFiles(["hit.txt": early + "--limit", "miss.txt": early + "--limi"])
        func isIn(_ content: BodyContent) throws -> Bool { try boundary.isIn(content, files: files) }
        #expect(try isIn(BodyContent(Array("a--limit".utf8))))
        #expect(try !isIn(BodyContent(Array("a-limit".utf8))))
        #expect(try isIn(BodyContent(file: "hit.txt", size: 65_537)))
        #expect(try !isIn(BodyContent(file: "miss.txt", size: 65_536)))
        #expect(throws: TransportError.self) { try isIn(BodyContent(file: "none", size: 1)) }
    }
}

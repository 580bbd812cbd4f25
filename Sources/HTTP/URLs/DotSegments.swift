/// The segments `.` and `..` of a path.
enum DotSegments {
    /// The path without them (RFC 3986 §5.2.4).
    static func removed(from path: String) -> String {
        guard path.utf8.contains(UInt8(ascii: ".")) else { return path }
        let slash = UInt8(ascii: "/")
        var input = Array(path.utf8)[...]
        // Each with the slash before it.
        var output: [ArraySlice<UInt8>] = []
        while !input.isEmpty {
            if input.starts(with: "../".utf8) {
                input = input.dropFirst(3)
            } else if input.starts(with: "./".utf8) || input.starts(with: "/./".utf8) {
                input = input.dropFirst(2)
            } else if input.elementsEqual("/.".utf8) {
                input = [slash]
            } else if input.starts(with: "/../".utf8) {
                input = input.dropFirst(3)
                _ = output.popLast()
            } else if input.elementsEqual("/..".utf8) {
                input = [slash]
                _ = output.popLast()
            } else if input.elementsEqual(".".utf8) || input.elementsEqual("..".utf8) {
                input = []
            } else {
                let end = input.dropFirst().firstIndex(of: slash) ?? input.endIndex
                output.append(input[..<end])
                input = input[end...]
            }
        }
        return String(decoding: output.joined(), as: UTF8.self)
    }
}

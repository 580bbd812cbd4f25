import Platform

/// Gives the bytes of a body piece by piece, and again from any place on. One file is open at a time.
final class BodyReader {
    private let content: BodyContent
    private let files: any FileSystem
    /// The segment at hand, and what of it has been given.
    private var index = 0
    private var offset = 0
    private var file: (any ReadableFile)?

    init(_ content: BodyContent, files: any FileSystem) {
        self.content = content
        self.files = files
    }

    /// The next bytes; none at the end.
    func next(upTo limit: Int) throws(TransportError) -> [UInt8] {
        while index < content.segments.count {
            let piece = try piece(of: content.segments[index], upTo: limit)
            if !piece.isEmpty {
                offset += piece.count
                return piece
            }
            index += 1
            offset = 0
            file = nil
        }
        return []
    }

    /// Goes to a place, counted from the start.
    func seek(to position: Int) {
        (index, offset, file) = (0, max(0, position), nil)
        while index < content.segments.count {
            let size = content.segments[index].size
            if offset < size { return }
            offset -= size
            index += 1
        }
    }

    private func piece(
        of segment: BodyContent.Segment, upTo limit: Int
    ) throws(TransportError) -> [UInt8] {
        let count = min(max(0, limit), segment.size - offset)
        guard count > 0 else { return [] }
        switch segment {
        case .bytes(let bytes): return Array(bytes[offset..<offset + count])
        case .file(let path, let size):
            let file = try opened(path, size: size)
            let piece: [UInt8]
            do throws(FileError) {
                piece = try file.read(at: offset, upTo: count)
            } catch {
                throw .unreadableBody(detail: error.message)
            }
            if piece.isEmpty { throw changed(path, from: size, to: offset) }
            return piece
        }
    }

    private func opened(_ path: String, size: Int) throws(TransportError) -> any ReadableFile {
        if let file { return file }
        let opened: any ReadableFile
        do throws(FileError) {
            opened = try files.open(path)
        } catch {
            throw .unreadableBody(detail: error.message)
        }
        if opened.size != size { throw changed(path, from: size, to: opened.size) }
        file = opened
        return opened
    }

    private func changed(_ path: String, from size: Int, to now: Int) -> TransportError {
        .unreadableBody(
            detail: "\"\(path)\" had \(size) bytes when the call was made ready and has \(now) now")
    }
}

extension BodyContent.Segment {
    fileprivate var size: Int {
        switch self {
        case .bytes(let bytes): bytes.count
        case .file(_, let size): size
        }
    }
}

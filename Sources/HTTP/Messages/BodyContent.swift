/// The bytes of a body, some of them perhaps in files that are read while they are sent.
package struct BodyContent: Sendable, Hashable {
    package enum Segment: Sendable, Hashable {
        case bytes([UInt8])
        /// The whole of a file, and how many bytes it has.
        case file(path: String, size: Int)
    }

    /// What is sent, one after the other; no two neighbours are both in memory, and none is empty.
    package private(set) var segments: [Segment] = []
    /// In bytes.
    package private(set) var size = 0

    package init(_ bytes: [UInt8] = []) {
        append(bytes)
    }

    /// A file that had `size` bytes when it was looked at.
    package init(file path: String, size: Int) {
        append(.file(path: path, size: size), size: size)
    }

    package var isEmpty: Bool { size == 0 }

    /// All of it where nothing is in a file.
    package var bytes: [UInt8]? {
        guard segments.count < 2, let only = segments.first else { return segments.isEmpty ? [] : nil }
        return if case .bytes(let bytes) = only { bytes } else { nil }
    }

    package mutating func append(_ bytes: [UInt8]) {
        guard !bytes.isEmpty, case .bytes(var together)? = segments.last else {
            return append(.bytes(bytes), size: bytes.count)
        }
        // Held in one place only, so that what stands before is not copied for each of many small parts.
        segments[segments.count - 1] = .bytes([])
        together += bytes
        segments[segments.count - 1] = .bytes(together)
        grow(by: bytes.count)
    }

    package mutating func append(_ other: BodyContent) {
        for segment in other.segments {
            switch segment {
            case .bytes(let bytes): append(bytes)
            case .file(_, let size): append(segment, size: size)
            }
        }
    }

    private mutating func append(_ segment: Segment, size addition: Int) {
        guard addition > 0 else { return }
        segments.append(segment)
        grow(by: addition)
    }

    private mutating func grow(by addition: Int) {
        let (sum, isTooLarge) = size.addingReportingOverflow(addition)
        size = isTooLarge ? .max : sum
    }
}

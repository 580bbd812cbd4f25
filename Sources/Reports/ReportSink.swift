/// Where a report goes.
///
/// It takes everything: what cannot be written is told by whoever owns the sink, once, when the report is done.
package protocol ReportSink: AnyObject {
    /// How many bytes were appended so far.
    var count: Int { get }

    /// Writes behind what was written before.
    func append(_ bytes: [UInt8])

    /// Overwrites bytes that were appended before; `offset` and `bytes` must stay within `count`.
    func patch(_ bytes: [UInt8], at offset: Int)
}

extension ReportSink {
    /// Appends text as UTF-8.
    package func append(_ text: String) { append(Array(text.utf8)) }
}

/// Bytes left out for what is known only at the end of a report.
struct ReportGap {
    private let offset: Int
    private let width: Int

    /// Appends `width` spaces.
    init(of width: Int, in sink: any ReportSink) {
        offset = sink.count
        self.width = width
        sink.append([UInt8](repeating: 0x20, count: width))
    }

    /// Puts text in its place; spaces stay behind it. A text that is too long is cut, so `width` must be enough.
    func fill(_ text: String, in sink: any ReportSink) {
        sink.patch(Array(text.utf8.prefix(width)), at: offset)
    }
}

import Results

extension Spool.Coding {
    /// The JSON form of results.
    static let json = Spool.Coding(
        encode: { ResultWriter().written($0) }, decode: { try? ResultReader().test(from: $0) })
}

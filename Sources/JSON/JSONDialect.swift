/// Which texts the parser takes.
package enum JSONDialect: Sendable {
    /// RFC 8259 as it stands; a leading byte order mark is dropped, as §8.1 allows.
    case strict
    /// RFC 8259 and `//` comments, `/* */` comments and one trailing comma: what spec files are written in.
    case commented
}

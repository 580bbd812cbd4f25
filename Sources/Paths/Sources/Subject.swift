/// What path expressions are asked of: an answer, a request at a stub, a file.
package protocol Subject: AnyObject {
    /// The value of a source other than a path into the body.
    ///
    /// - Throws: where the subject has no such source, such as a `cookie` of a file.
    func value(of source: PathSource) throws(PathError) -> PathValue

    /// The body, read once at first use.
    ///
    /// - Throws: where it cannot be read; the error says what came.
    func document() throws(PathError) -> PathDocument

    /// The namespace that `soap` stands for, where the body is an envelope.
    var soapNamespace: String? { get }

    /// Resolves a reference against the URL that the subject came from; nil where it came from none.
    var resolve: ((String) -> String)? { get }
}

extension Subject {
    package var resolve: ((String) -> String)? { nil }
}

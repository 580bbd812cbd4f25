/// A template that cannot be filled in: a variable that is not there, a value that cannot stand where it is.
package struct TemplateError: Error, Equatable {
    /// What is wrong: lower case, no full stop.
    package let message: String
    /// What to do about it.
    package let hint: String?
    /// The `{{…}}` in its string, in bytes of UTF-8; nil where the scope throws it.
    package let range: Range<Int>?
    /// Whether just this variable has no value, which a condition takes for absent.
    package let isUndefined: Bool

    package init(_ message: String, hint: String? = nil, range: Range<Int>? = nil, isUndefined: Bool = false)
    {
        self.message = message
        self.hint = hint
        self.range = range
        self.isUndefined = isUndefined
    }

    func at(_ range: Range<Int>) -> TemplateError {
        self.range == nil ? TemplateError(message, hint: hint, range: range, isUndefined: isUndefined) : self
    }
}

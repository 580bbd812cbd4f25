package import Templates

/// A header of a call. After merging, one entry stands for one name in any case.
package struct HeaderField: Sendable {
    package let name: Located<Template>
    /// Nil where the author wrote `null`: the header is not sent, not even one that the program would add.
    ///
    /// Else a scalar, or an array of scalars for a header that is sent several times.
    package let value: TemplatedJSON?

    package init(name: Located<Template>, value: TemplatedJSON?) {
        self.name = name
        self.value = value
    }
}

/// A cookie that a call sends in place of the jar's of that name.
package struct CookieField: Sendable {
    package let name: Located<Template>
    /// Nil where the author wrote `null`: a cookie of that name is held back.
    package let value: Located<Template>?

    package init(name: Located<Template>, value: Located<Template>?) {
        self.name = name
        self.value = value
    }
}

package import Diagnostics
package import JSON
package import SOAP
package import Templates

/// The SOAP message of a call before templates are filled in (LANGUAGE.md §6).
package struct EnvelopeTemplate: Sendable {
    /// The URI of the action as the author wrote it, or nil where there is none.
    package var action: Located<Template>?
    package var content: Content

    package enum Content: Sendable {
        /// Built by the program; either part may be left out.
        case parts(version: EnvelopeVersion?, header: Part?, body: Part?)
        /// A whole envelope that carries its own version.
        case raw(RawXML)
    }

    /// The inside of Header or Body.
    package enum Part: Sendable {
        /// The object notation, and the same as it was written.
        case members(TemplatedJSON, LocatedJSON)
        case raw(RawXML)
    }

    /// XML as the author wrote it.
    package enum RawXML: Sendable {
        /// Filled-in values are escaped.
        case text(TextTemplate, at: SourceLocation)
        /// Bytes unchanged.
        case file(FileReference)
        /// The text of a file, filled in with escaped values.
        case template(TemplateFile)
    }

    package init(action: Located<Template>? = nil, content: Content) {
        self.action = action
        self.content = content
    }
}

/// The version of SOAP that an author asks for; 1.1 where none is.
package enum EnvelopeVersion: Sendable {
    case fixed(SOAPVersion)
    /// `1.1` or `1.2` when it is filled in.
    case template(Located<Template>)
}

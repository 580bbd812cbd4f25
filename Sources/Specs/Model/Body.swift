package import Templates

/// The one body of a call.
package indirect enum Body: Sendable {
    case none
    /// Sent as authored: order, digits and nulls.
    case json(TemplatedJSON)
    /// An object, or a template that gives one.
    case form(TemplatedJSON)
    case text(TextTemplate)
    /// Filled-in values are escaped for XML.
    case xml(TextTemplate)
    case multipart([PartTemplate])
    /// An XML property list.
    case plist(TemplatedJSON)
    case graphql(GraphQLTemplate)
    /// The bytes that Base64 stands for.
    case base64(TextTemplate)
    /// The bytes of a file, unchanged.
    case file(FileReference)
    /// The text of a file, filled in.
    case template(TemplateFile)
    case soap(EnvelopeTemplate)
}

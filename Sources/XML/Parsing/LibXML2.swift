import CLibXML2

/// What libxml2 needs before anything else on a process and on a thread.
enum LibXML2 {
    /// Initialises the library once, allows no catalog, and keeps it from printing on this thread.
    ///
    /// To be called before every piece of work: it costs a few nanoseconds.
    @unsafe static func prepareThread() {
        _ = initialised
        assay_xml_silence()
    }

    private static let initialised: Bool = {
        xmlInitParser()
        xmlCatalogSetDefaults(XML_CATA_ALLOW_NONE)
        return true
    }()
}

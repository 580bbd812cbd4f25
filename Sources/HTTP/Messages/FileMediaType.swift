import Platform

/// The media type that a file's name stands for.
package enum FileMediaType {
    private static let types = [
        "json": "application/json", "xml": "application/xml", "txt": "text/plain", "csv": "text/csv",
        "html": "text/html", "htm": "text/html", "css": "text/css", "js": "text/javascript",
        "pdf": "application/pdf", "zip": "application/zip", "gz": "application/gzip", "png": "image/png",
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "svg": "image/svg+xml",
        "webp": "image/webp", "yaml": "application/yaml", "yml": "application/yaml", "md": "text/markdown",
        "xsd": "application/xml", "xsl": "application/xml", "wsdl": "application/xml",
        "xhtml": "application/xhtml+xml", "rss": "application/rss+xml", "atom": "application/atom+xml",
        "soap": "application/soap+xml", "geojson": "application/geo+json", "jsonld": "application/ld+json",
        "har": "application/json", "plist": "application/x-plist", "mp3": "audio/mpeg", "mp4": "video/mp4",
        "wav": "audio/wav",
        "webm": "video/webm", "ico": "image/vnd.microsoft.icon", "bmp": "image/bmp", "tif": "image/tiff",
        "tiff": "image/tiff", "tar": "application/x-tar", "ndjson": "application/x-ndjson",
        "doc": "application/msword", "xls": "application/vnd.ms-excel",
        "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    ]

    /// By the extension; `application/octet-stream` where it tells nothing.
    package static func of(_ path: String) -> String {
        FilePath.fileExtension(of: path).flatMap { types[$0] } ?? "application/octet-stream"
    }
}

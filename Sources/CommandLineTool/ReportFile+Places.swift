import Platform

extension [ReportFile] {
    /// - Throws: where a report would take the place of a file that the run reads, or of another report.
    func checkPlaces(beside read: ReadFiles) throws(UsageError) {
        var taken: Set<String> = []
        for report in self {
            guard let path = report.path else { continue }
            // However it is written, by links too.
            guard taken.insert(ReportFile.place(of: path, in: read)).inserted else {
                throw UsageError("two reports would be written to \(path)")
            }
            if !report.isShared, let other = read.path(replacedBy: path) {
                throw UsageError(
                    "the report \(report.kind.name) would be written over \(other), which the run reads",
                    hint: "give it another path: \(report.kind.name)=PATH")
            }
        }
    }
}

extension ReportFile {
    /// The absolute path of what stands there or will stand there.
    fileprivate static func place(of path: String, in files: any FileSystem) -> String {
        if let place = try? files.canonical(path) { return place }
        let folder = FilePath.folder(of: path)
        return FilePath.joined(
            base: (try? files.canonical(folder)) ?? folder, relative: FilePath.name(of: path))
    }
}

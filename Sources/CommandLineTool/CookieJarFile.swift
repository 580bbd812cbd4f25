import HTTP
import Platform

/// The file of `--cookie-jar`: what every file's jar without a name begins with, and where it is kept.
struct CookieJarFile {
    private let path: String

    /// Nil where none is asked for.
    static func read(_ arguments: Arguments) throws(UsageError) -> CookieJarFile? {
        guard let path = arguments.value(of: .cookieJar) else { return nil }
        if path.isEmpty { throw UsageError("--cookie-jar needs the path of a file") }
        return CookieJarFile(path: path)
    }

    /// - Throws: where a report would be written to the same file.
    func check(beside reports: [ReportFile]) throws(UsageError) {
        let written = reports.compactMap(\.path).map(FilePath.normalized)
        if written.contains(FilePath.normalized(path)) {
            throw UsageError("a report and the cookie jar would both be written to \(path)")
        }
    }

    /// The cookies that have not expired; a file that is not there yet is an empty jar.
    func load(in surroundings: Surroundings) throws(UsageError) -> CookieJar {
        switch surroundings.files.kind(path) {
        case nil: return CookieJar()
        // Reading a pipe or a device might never end, and it could not be written back.
        case .other: throw UsageError(FileError(.read, path, .notFile).message)
        case .file, .folder: break
        }
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try surroundings.files.read(path)
        } catch {
            throw UsageError(error.message)
        }
        do throws(CookieFileError) {
            var jar = CookieJar(try CookieFile.read(bytes))
            jar.removeExpired(now: surroundings.clock.wallTime())
            return jar
        } catch {
            throw UsageError(
                "\(path):\(error.line): \(error.message)",
                hint: "the file of --cookie-jar is in the format of Netscape and curl; it was left as it is")
        }
    }

    /// Writes the jar, whole or not at all, readable by its owner alone.
    func save(_ jar: CookieJar, in surroundings: Surroundings) throws(FileError) {
        var jar = jar
        jar.removeExpired(now: surroundings.clock.wallTime())
        try surroundings.files.makeFolders(FilePath.folder(of: path))
        try surroundings.files.writeAtomically(
            Array(CookieFile.text(of: jar.cookies).utf8), to: path, for: .owner)
    }
}

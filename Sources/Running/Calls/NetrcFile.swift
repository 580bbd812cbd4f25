import Diagnostics
import HTTP
import Platform
import Results
import Text

/// The `.netrc` of whoever runs the program, for calls with `options.netrc`.
struct NetrcFile {
    let environment: Environment
    let files: any FileSystem

    /// The login for a URL; with a user in the URL, that user's. Nil where the file has none.
    ///
    /// - Throws: `StepProblem` where there is no file, or it cannot be read.
    func login(
        for url: HTTPURL, at location: SourceLocation
    ) throws(StepProblem) -> (user: String, password: String)? {
        guard let path else {
            throw StepProblem(
                .fileError, "\"netrc\" finds no file: neither NETRC nor HOME is set", at: location)
        }
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try files.read(path)
        } catch {
            throw StepProblem(error, at: location)
        }
        let user = url.userInformation.map { String(decoding: PercentEncoding.decode($0), as: UTF8.self) }
        do throws(NetrcError) {
            return try Netrc(parsing: bytes).login(for: url.host, user: user)
        } catch {
            throw StepProblem(.fileError, "cannot read \"\(path)\": \(error.message)", at: location)
        }
    }

    private var path: String? {
        if let path = environment["NETRC"], !path.isEmpty { return path }
        return environment["HOME"].flatMap {
            $0.isEmpty ? nil : FilePath.joined(base: $0, relative: ".netrc")
        }
    }
}

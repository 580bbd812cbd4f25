import Glibc

/// Something that could not be done with a file.
package struct FileError: Error, Equatable {
    /// What was tried.
    package enum Operation: String, Sendable {
        case read, write, list, remove, find
        case makeFolder = "make the folder"
        case replace
    }

    /// Why it failed, for callers that act on it.
    package enum Reason: Sendable, Equatable {
        case missing
        case denied
        case isFolder
        case notFolder
        /// A pipe, a socket or a device where a file was wanted.
        case notFile
        /// What has no size of its own gave more than so many bytes.
        case endless(limit: Int)
        case closedPipe
        case outsideFile
        /// Any other error number of the system.
        case system(Int32)
    }

    package let operation: Operation
    package let path: String
    package let reason: Reason

    package init(_ operation: Operation, _ path: String, _ reason: Reason) {
        self.operation = operation
        self.path = path
        self.reason = reason
    }

    init(_ operation: Operation, _ path: String, code: Int32) {
        self.init(operation, path, Reason(code))
    }

    /// `cannot read "a.json": no such file or directory`.
    package var message: String { "cannot \(operation.rawValue) \"\(path)\": \(reason.words)" }
}

extension FileError.Reason {
    init(_ code: Int32) {
        self =
            switch code {
            case ENOENT: .missing
            case EACCES, EPERM: .denied
            case EISDIR: .isFolder
            case ENOTDIR: .notFolder
            case EPIPE: .closedPipe
            default: .system(code)
            }
    }

    /// The reason as the end of a sentence.
    package var words: String {
        switch self {
        case .missing: "no such file or folder"
        case .denied: "permission denied"
        case .isFolder: "it is a folder"
        case .notFolder: "a part of the path is not a folder"
        case .notFile: "it is neither a file nor a folder"
        case .endless(let limit): "it is no file with a size, and did not end within \(limit) bytes"
        case .closedPipe: "nobody reads the pipe any more"
        case .outsideFile: "the patch lies outside what was written"
        case .system(let code): SystemError.text(code)
        }
    }
}

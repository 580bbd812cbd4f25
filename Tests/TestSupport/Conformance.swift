import Foundation
package import JSON
package import Testing

/// The published conformance suites: read from the folder that `ASSAY_CONFORMANCE` names, never copied here.
///
/// ```swift
/// @Suite(.enabled(if: Conformance.isAvailable, Conformance.skipped))
/// ```
package enum Conformance {
    /// The folder, or nil where the variable is not set or empty.
    package static let folder: String? = {
        let value = ProcessInfo.processInfo.environment["ASSAY_CONFORMANCE"] ?? ""
        return value.isEmpty ? nil : value
    }()

    package static var isAvailable: Bool { folder != nil }

    /// Why a suite is skipped.
    package static let skipped: Comment = "set ASSAY_CONFORMANCE to the folder of the conformance suites"

    /// The names of what stands in a folder, sorted.
    package static func names(in path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: location(of: path)).sorted()
    }

    /// The bytes of a file, `path` counted from the suites' folder.
    package static func bytes(_ path: String) throws -> [UInt8] {
        let place = try location(of: path)
        guard let data = FileManager.default.contents(atPath: place) else {
            throw ConformanceError(description: "cannot read \(place)")
        }
        return [UInt8](data)
    }

    /// A file that holds JSON, such as a suite's index.
    package static func json(_ path: String) throws -> JSONValue {
        try JSONParser.parse(bytes(path))
    }

    /// The objects of the array that stands under `key` at the top of a file.
    package static func cases(_ path: String, under key: String) throws -> [JSONObject] {
        guard let elements = try json(path).objectValue?[key]?.arrayValue else {
            throw ConformanceError(description: "\(path) holds no array \"\(key)\"")
        }
        return try elements.map { element in
            guard let object = element.objectValue else {
                throw ConformanceError(description: "\(path): a case is no object")
            }
            return object
        }
    }

    /// The full path of a file or folder of the suites, for code that opens it itself.
    package static func location(of path: String) throws -> String {
        guard let folder else { throw ConformanceError(description: "ASSAY_CONFORMANCE is not set") }
        return path.isEmpty ? folder : folder + "/" + path
    }
}

/// A suite that is not as expected: a fault of the set-up, not of what is tested.
package struct ConformanceError: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) {
        self.description = description
    }
}

extension JSONObject {
    /// The text of a member that every case of a suite has.
    package func text(_ name: String) throws -> String {
        guard let text = self[name]?.stringValue else {
            throw ConformanceError(description: "a case has no text \"\(name)\"")
        }
        return text
    }

    /// The bytes of a member that holds Base64.
    package func base64(_ name: String) throws -> [UInt8] {
        guard let data = Data(base64Encoded: try text(name)) else {
            throw ConformanceError(description: "a case has no Base64 under \"\(name)\"")
        }
        return [UInt8](data)
    }
}

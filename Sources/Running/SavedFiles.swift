import JSON
import Platform

/// The files that the answers of a run were saved to. No two steps may write the same one, nor one that the run
/// writes itself.
final class SavedFiles: Sendable {
    /// A step as it was begun.
    struct Owner: Sendable, Hashable {
        let file: ScalarText
        let test: ScalarText
        /// Which attempt at the test it stands in, from 1; of a used test behind that of the test that uses it.
        let attempt: [Int]
        let phase: String
        /// How many steps of the phase were begun before it.
        let number: Int

        /// Whether what this one wrote may be written again: by another attempt at the step, or by the test when it
        /// is run again, which may take another way.
        fileprivate func yields(to other: Owner) -> Bool {
            if self == other { return true }
            guard file == other.file, test == other.test else { return false }
            return attempt.lexicographicallyPrecedes(other.attempt)
        }
    }

    private let folder: String
    /// Nil where it is a file of the run itself.
    private let owners: Guarded<[ScalarText: Owner?]>

    /// - Parameters:
    ///   - folder: that of the reports.
    ///   - others: what the run writes itself.
    init(folder: String, others: [String] = []) {
        self.folder = folder
        let taken = others.map { (ScalarText(FilePath.normalized($0)), Owner?.none) }
        owners = Guarded(Dictionary(taken) { first, _ in first })
    }

    /// The path for a step to write to; nil where it is somebody else's.
    func path(_ name: String, for owner: Owner) -> String? {
        let path = FilePath.joined(base: folder, relative: name)
        return owners.withLock { owners in
            if let known = owners[ScalarText(path)], known?.yields(to: owner) != true { return nil }
            owners[ScalarText(path)] = owner
            return path
        }
    }
}

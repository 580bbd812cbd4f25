import JSON
import Matching
import Platform
import Specs
import Templates

extension Preconditions {
    /// Why the test or step is skipped; nil where it is to be run. `skip` is asked first.
    func reasonToSkip(
        in scope: any VariableScope, files: any FileSystem
    ) throws(StepProblem) -> String? {
        if let reason = try skip?.reason(in: scope) { return reason }
        return try conditions.obstacle(in: scope, files: files)
    }
}

extension Skip {
    /// The reason; nil where a template gives `false` or nothing, so that nothing is skipped.
    func reason(in scope: any VariableScope) throws(StepProblem) -> String? {
        guard let reason else { return Skip.withoutReason }
        let value = try filling { () throws(FillingError) in try reason.value(in: scope) }
        if let isSkipped = Bool(setting: value) { return isSkipped ? Skip.withoutReason : nil }
        if value == .null { return nil }
        let text = try filling { () throws(FillingError) in try reason.text(in: scope) }
        return text.isEmpty ? nil : text
    }

    private static let withoutReason = "skip is true"
}

extension [VariableCondition] {
    /// What does not hold of the first condition that does not; nil where all hold. An undefined variable is absent.
    func obstacle(
        in scope: any VariableScope, files: any FileSystem
    ) throws(StepProblem) -> String? {
        for condition in self {
            let value = try filling { () throws(FillingError) in
                try condition.subject.conditionValue(in: scope)
            }
            let matcher = try filling { () throws(FillingError) in
                try condition.value.value.matcher(in: scope, files: files)
            }
            let mismatches = matcher.mismatches(of: value, label: condition.subject.value.text)
            if !mismatches.isEmpty { return mismatches.map(\.sentence).joined(separator: "; ") }
        }
        return nil
    }
}

extension Mismatch {
    fileprivate var sentence: String {
        // Of an absent value the message names the path itself.
        let subject = message.contains(path) ? "" : path + " "
        return subject + message + (because.map { ", because \($0)" } ?? "")
    }
}

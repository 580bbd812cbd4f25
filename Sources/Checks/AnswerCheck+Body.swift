import HTTP
import JSON
import Matching
import Paths
import Results
import Specs
import Text

/// The body as a whole, and what paths give.
extension AnswerCheck {
    mutating func checkEmpty() {
        guard let empty = expected.empty else { return }
        begin()
        let body = subject.response.body
        guard body.isEmpty != empty.value else { return }
        if body.isEmpty {
            fail(.bodyMismatch, "body", "expected a body, got none", at: empty.location)
            return
        }
        let beginning = PathValue.quoted(String(decoding: body.prefix(400), as: UTF8.self))
        fail(
            .bodyMismatch, "body",
            "expected no body, got \(body.count == 1 ? "1 byte" : "\(body.count) bytes"): \(beginning)",
            at: empty.location)
    }

    mutating func checkJSON() {
        guard let json = expected.json else { return }
        begin()
        let ignored = expected.ignored.compactMap { path in
            if case .json(let query) = path.query { query } else { nil }
        }
        do throws(PathError) {
            let document = try subject.document()
            guard case .json(let value) = document.content else { throw document.other(than: "JSON") }
            let mismatches =
                ignored.isEmpty
                ? json.value.mismatches(of: .json(value), label: "$")
                : try json.value.mismatches(of: value, label: "$", ignoring: ignored)
            fail(.bodyMismatch, mismatches)
        } catch {
            failBecause(error, "$", at: json.location)
        }
    }

    mutating func checkText() {
        guard let text = expected.text else { return }
        let subject = subject
        check(text, .bodyMismatch, label: "body") { () throws(PathError) in try subject.value(of: .body) }
    }

    mutating func checkFile() {
        guard let file = expected.file else { return }
        begin()
        let difference = ByteDifference(expected: file.value.bytes, actual: subject.response.body)
        guard let difference else { return }
        fail(
            .bodyMismatch, "body", difference.message(path: file.value.path), at: file.location,
            expected: difference.expected, actual: difference.actual)
    }

    mutating func checkPaths() {
        for expectation in expected.paths {
            begin()
            let label = expectation.text
            do throws(PathError) {
                let value = try expectation.path.evaluate(
                    on: subject, slots: expectation.slots, context: context)
                let mismatches = expectation.value.value.mismatches(of: value, label: label)
                guard !mismatches.isEmpty else { continue }
                let hint = expectation.path.namespaceHint(on: subject, context: context)
                fail(
                    .pathMismatch, mismatches,
                    note: repeatedNamesNote(on: label) + (hint.map { " (\($0))" } ?? ""))
            } catch {
                failBecause(error, label, at: expectation.location)
            }
        }
    }

    /// Of a name that stands twice in an answer the last counts, which a failing check mentions where its
    /// path goes by such a name.
    private func repeatedNamesNote(on path: String) -> String {
        guard path.utf8.first == UInt8(ascii: "$"), case .json(let value)? = try? subject.document().content
        else { return "" }
        let words = path.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        let names = RepeatedNames.all(in: value).filter { name in
            words.contains { TextEquality.equal(String($0), name) } || path.contains("'\(name)'")
        }
        guard let name = names.first else { return "" }
        return
            " (\(PathValue.quoted(name)) stands more than once in one object of the answer, the last counts)"
    }
}

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
        let subject = subject
        check(json, .bodyMismatch, label: "$") { () throws(PathError) in
            let document = try subject.document()
            guard case .json(let value) = document.content else { throw document.other(than: "JSON") }
            return .json(value)
        }
    }

    mutating func checkText() {
        guard let text = expected.text else { return }
        let subject = subject
        check(text, .bodyMismatch, label: "body") { () throws(PathError) in try subject.value(of: .body) }
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
                fail(.pathMismatch, mismatches, note: repeatedNamesNote(on: label))
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

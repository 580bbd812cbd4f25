import Matching
import Paths
import Results
import Specs
import XML

/// The body as a document that is compared.
extension AnswerCheck {
    mutating func checkXML() {
        guard let xml = expected.xml else { return }
        begin()
        do throws(PathError) {
            let body = try subject.document()
            guard case .xml(let document) = body.content else { throw body.other(than: "XML") }
            guard let ignored = ignoredNodes(of: xml.document, document) else { return }
            fail(.bodyMismatch, xml.mismatches(of: document, ignoring: ignored))
        } catch {
            failBecause(error, "xml", at: xml.location)
        }
    }

    /// The nodes of both documents that are left out; nil where a path cannot be followed, which is told.
    private mutating func ignoredNodes(of expected: XMLDocument, _ actual: XMLDocument) -> Set<XMLNode>? {
        var found: Set<XMLNode> = []
        for path in self.expected.ignored {
            guard case .xml(let expression, let slots) = path.query else { continue }
            do throws(PathError) {
                let nodes = try expression.nodes(in: expected, actual, slots: slots, context: context)
                for node in nodes where node.kind == .document || node.parent?.kind == .document {
                    guard node.kind == .comment || node.kind == .processingInstruction else {
                        throw PathError("nothing is left to compare: this is the whole document")
                    }
                }
                found.formUnion(nodes)
            } catch {
                failBecause(error, path.text, at: path.location)
                return nil
            }
        }
        return found
    }
}

package import JSON

/// What is left of a document without the nodes that queries select.
///
/// Only the objects and arrays on the way to such nodes are made anew; everything else is shared.
package struct JSONRemainder {
    package let value: JSONValue
    /// Nil where no array lost an element.
    package let lost: LostElements?

    /// - Throws: where a pattern takes too many steps, or the whole document is selected.
    package init(of root: JSONValue, without queries: [JSONPathQuery]) throws(PathError) {
        let tracker = JSONPathTracker(queries, root: root)
        guard !tracker.isSelected else { throw PathError("nothing is left to compare: \"$\" is everything") }
        let found = JSONRemainder.cut(root, tracker)
        if let problem = tracker.problem { throw problem }
        value = found?.value ?? root
        lost = found?.lost
    }

    /// Nil where nothing is taken away.
    private static func cut(
        _ value: JSONValue, _ tracker: JSONPathTracker
    ) -> (value: JSONValue, lost: LostElements?)? {
        guard !tracker.isDone else { return nil }
        switch value {
        case .object(let object): return cut(object, tracker)
        case .array(let elements): return cut(elements, tracker)
        case .null, .boolean, .number, .string, .surrogates: return nil
        }
    }

    private static func cut(
        _ object: JSONObject, _ tracker: JSONPathTracker
    ) -> (value: JSONValue, lost: LostElements?)? {
        let counting = JSONPathCountingMembers(object)
        var removed = Set<NormalizedPath.Step>()
        var changed: [Int: JSONValue] = [:]
        var lost = LostElements()
        for (index, member) in object.members.enumerated() where counting.counts(index) {
            let below = tracker.member(member)
            if below.isSelected {
                removed.insert(NormalizedPath.Step(member))
            } else if let part = cut(member.value, below) {
                changed[index] = part.value
                lost.note(part.lost, at: NormalizedPath.Step(member))
            }
        }
        guard !removed.isEmpty || !changed.isEmpty else { return nil }
        var members = object.members
        for (index, value) in changed { members[index].value = value }
        // A name that stands twice goes as a whole, or an earlier member would count.
        if !removed.isEmpty { members.removeAll { removed.contains(NormalizedPath.Step($0)) } }
        return (.object(JSONObject(members: members)), lost.orNil)
    }

    private static func cut(
        _ elements: [JSONValue], _ tracker: JSONPathTracker
    ) -> (value: JSONValue, lost: LostElements?)? {
        var kept: [JSONValue]?
        var lost = LostElements()
        for (index, element) in elements.enumerated() {
            let below = tracker.element(element, at: (index, elements.count))
            if below.isSelected {
                if kept == nil { kept = Array(elements[..<index]) }
                lost.indices.append(index)
                continue
            }
            let part = cut(element, below)
            if let part {
                if kept == nil { kept = Array(elements[..<index]) }
                lost.note(part.lost, at: .index(index))
            }
            kept?.append(part?.value ?? element)
        }
        return kept.map { (.array($0), lost.orNil) }
    }
}

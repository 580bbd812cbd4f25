import JSON

/// Compares two documents by what they say (XML Infoset), not by how it is written.
///
/// Names are the same by namespace and local name, whatever the prefix. Elements count in their order, attributes
/// in any. Comments, processing instructions, declarations and the kind of a text (CDATA or not) do not count. Text is
/// the same character by character, but white space between elements counts only beside other text, or where
/// `xml:space` preserves it on both sides. A value that is a qualified name is the same by its namespace.
///
/// The walk has its own stack: documents may be deep.
package struct XMLComparison {
    /// How many differences are kept; the others are counted.
    package static let limit = 50

    package private(set) var differences: [XMLDifference] = []
    /// How many there are in all.
    package private(set) var count = 0

    private let ignored: Set<XMLNode>
    private var open: [Work] = []
    /// The namespaces that stand for others: said once and not for each element inside.
    private var renamed: [(expected: String, actual: String)] = []

    private enum Work {
        case pair(XMLElementPair)
        /// Its places are looked for only where it is kept: that takes as long as the list of siblings.
        case difference(() -> XMLDifference)
    }

    /// Compares.
    ///
    /// - Parameters:
    ///   - expected: the document that should have come.
    ///   - actual: the one that came.
    ///   - ignored: nodes of both that are left out, with all that is in them.
    package init(expected: XMLDocument, actual: XMLDocument, ignoring ignored: Set<XMLNode> = []) {
        self.ignored = ignored
        let roots = XMLElementPair(expected.root, actual.root)
        guard isCounted(roots.expected), isCounted(roots.actual) else { return }
        if roots.expected.hasSameLocalName(as: roots.actual) {
            open = [.pair(roots)]
        } else {
            addName(roots)
        }
        while let work = open.popLast() {
            switch work {
            case .pair(let pair): compare(pair)
            case .difference(let difference): add(difference())
            }
        }
    }

    private func isCounted(_ node: XMLNode) -> Bool {
        ignored.isEmpty || !ignored.contains(node)
    }

    private mutating func add(_ difference: @autoclosure () -> XMLDifference) {
        count += 1
        if differences.count < XMLComparison.limit { differences.append(difference()) }
    }

    private mutating func add(_ kind: XMLDifference.Kind, at path: @autoclosure () -> String) {
        add(XMLDifference(path: path(), kind: kind))
    }

    private mutating func addName(_ pair: XMLElementPair) {
        add(
            .name(expected: pair.expected.expandedName, actual: pair.actual.expandedName),
            at: pair.actual.readablePath)
    }

    private mutating func compare(_ pair: XMLElementPair) {
        var pair = pair
        if !pair.expected.hasSameNamespace(as: pair.actual) { checkNamespaces(of: pair) }
        compareAttributes(of: &pair)
        let expected = XMLContent(of: pair.expected, ignoring: ignored)
        let actual = XMLContent(of: pair.actual, ignoring: ignored)
        guard !expected.elements.isEmpty || !actual.elements.isEmpty else {
            return compareOnlyText(expected, actual, of: pair)
        }
        compareChildren(expected, actual, of: pair)
    }

    private mutating func checkNamespaces(of pair: XMLElementPair) {
        let names = (expected: pair.expected.namespace ?? "", actual: pair.actual.namespace ?? "")
        let isKnown = renamed.contains {
            TextEquality.equal($0.expected, names.expected) && TextEquality.equal($0.actual, names.actual)
        }
        guard !isKnown else { return }
        renamed.append(names)
        addName(pair)
    }

    private mutating func compareAttributes(of pair: inout XMLElementPair) {
        let expected = pair.expected.attributes.filter(isCounted)
        let actual = XMLAttributeTable(pair.actual.attributes.filter(isCounted))
        var found = Set<Int>()
        for attribute in expected {
            guard let place = actual.place(of: attribute) else {
                add(
                    .missingAttribute(expected: attribute.stringValue),
                    at: pair.actual.readablePath + "/" + attribute.pathStep)
                continue
            }
            found.insert(place)
            compareValues(attribute, actual.attributes[place])
        }
        for place in actual.attributes.indices where !found.contains(place) {
            let attribute = actual.attributes[place]
            add(.extraAttribute(actual: attribute.stringValue), at: attribute.readablePath)
        }
        pair.noteSpace()
    }

    private mutating func compareValues(_ expected: XMLNode, _ actual: XMLNode) {
        let values = (expected: expected.stringValue, actual: actual.stringValue)
        let isSame = TextEquality.equal(values.expected, values.actual)
        if isSame, !expected.isSchemaType { return }
        let names = XMLQualifiedValue.pair(expected, actual)
        guard let names else {
            guard !isSame else { return }
            add(.value(expected: values.expected, actual: values.actual), at: actual.readablePath)
            return
        }
        guard names.expected != names.actual else { return }
        add(
            .value(
                expected: isSame ? names.expected.text : values.expected,
                actual: isSame ? names.actual.text : values.actual),
            at: actual.readablePath)
    }

    private mutating func compareOnlyText(
        _ expected: XMLContent, _ actual: XMLContent, of pair: XMLElementPair
    ) {
        // Elements that are left out make what stands around them white space between elements.
        let isLayout = (expected.hasElements || actual.hasElements) && !pair.preservesSpace
        let values = (expected: expected.texts[0], actual: actual.texts[0])
        if TextEquality.equal(values.expected, values.actual) { return }
        if isLayout, expected.isBlank, actual.isBlank { return }
        if let names = XMLQualifiedValue.pair(pair.expected, pair.actual), names.expected == names.actual {
            return
        }
        add(.value(expected: values.expected, actual: values.actual), at: pair.actual.readablePath)
    }

    /// Puts the children and the texts between them on the stack, the first on top.
    private mutating func compareChildren(
        _ expected: XMLContent, _ actual: XMLContent, of pair: XMLElementPair
    ) {
        let alignment = XMLChildAlignment(expected.elements, actual.elements)
        // Beside other text white space counts; else it is layout, and the same as nothing.
        let isExact = pair.preservesSpace || !expected.isBlank && !actual.isBlank
        var works: [Work] = []
        var gap = XMLTextGap(expected, actual, isExact: isExact)
        for match in alignment.matches {
            if case .pair(let left, let right) = match {
                append(gap.pass(toPair: left, right), of: pair, to: &works)
                works.append(
                    .pair(pair.child(expected.elements[left], actual.elements[right])))
            } else {
                works.append(XMLComparison.work(match, expected, actual, of: pair))
            }
        }
        append(gap.passToEnd(), of: pair, to: &works)
        open += works.reversed()
    }

    private func append(_ text: XMLTextGap.Difference?, of pair: XMLElementPair, to works: inout [Work]) {
        guard let text else { return }
        works.append(
            .difference {
                XMLDifference(
                    path: text.node?.readablePath ?? pair.actual.readablePath + "/text()",
                    kind: .value(expected: text.expected, actual: text.actual))
            })
    }

    private static func work(
        _ match: XMLChildAlignment.Match, _ expected: XMLContent, _ actual: XMLContent,
        of pair: XMLElementPair
    ) -> Work {
        func missing(_ left: Int) -> String {
            pair.actual.readablePath + "/" + expected.elements[left].pathStep
        }
        return switch match {
        case .pair(let left, let right): .pair(pair.child(expected.elements[left], actual.elements[right]))
        case .missing(let left):
            .difference {
                XMLDifference(path: missing(left), kind: .missingElement(expected.elements[left]))
            }
        case .extra(let right):
            .difference {
                let element = actual.elements[right]
                return XMLDifference(path: element.readablePath, kind: .extraElement(element))
            }
        case .moved(let left, let right):
            .difference {
                let place = actual.elements[right].readablePath
                return XMLDifference(
                    path: missing(left), kind: .movedElement(expected.elements[left], actual: place))
            }
        }
    }
}

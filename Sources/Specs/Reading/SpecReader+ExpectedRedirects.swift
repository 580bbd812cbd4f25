import JSON

/// `expect.redirects`.
extension SpecReader {
    /// An array of `{ status url location headers }`, or a matcher. Names of headers count in any case: here
    /// and in what they are compared with they are in lower case.
    func expectedRedirects(_ json: LocatedJSON, in outer: Fields) -> Located<ExpectedValue>? {
        switch json.content {
        case .array(let elements):
            for element in elements {
                switch element.content {
                case .object(let members) where isMatcher(members): continue
                case .object:
                    _ = fields(
                        of: element, Nesting([.expectedRedirect], key: "redirects", in: outer.nesting))
                case .string(let text) where text.holdsTemplate: continue
                default:
                    report(
                        "expected an object or a matcher in \"redirects\", got \(element.words)",
                        at: element.range)
                }
            }
        case .object(let members) where isMatcher(members): break
        case .string(let text) where text.holdsTemplate: break
        default:
            report(
                "expected an array of redirects or a matcher for \"redirects\", got \(json.words)",
                at: json.range)
            return nil
        }
        return expected(SpecReader.loweringHeaderNames(json))
    }

    private static func loweringHeaderNames(_ json: LocatedJSON) -> LocatedJSON {
        switch json.content {
        case .array(let elements):
            return LocatedJSON(.array(elements.map(loweringHeaderNames)), range: json.range)
        case .object(let members):
            return LocatedJSON(.object(members.map(loweringHeaderNames)), range: json.range)
        default: return json
        }
    }

    private static func loweringHeaderNames(_ member: LocatedMember) -> LocatedMember {
        guard member.key == "headers", case .object(let lines) = member.value.content else {
            return member.with(key: member.key, value: loweringHeaderNames(member.value))
        }
        let lowered = lines.map { line in
            let isName = !line.key.holdsTemplate && !line.key.hasPrefix("?")
            return line.with(key: isName ? line.key.lowercased() : line.key, value: line.value)
        }
        return member.with(
            key: member.key, value: LocatedJSON(.object(lowered), range: member.value.range))
    }
}

extension LocatedMember {
    fileprivate func with(key: String, value: LocatedJSON) -> LocatedMember {
        LocatedMember(key: key, keyRange: keyRange, value: value, keyHasSurrogate: keyHasSurrogate)
    }
}

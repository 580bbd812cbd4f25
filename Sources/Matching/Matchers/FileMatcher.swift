import JSON

extension MatcherDefinition {
    static let file = MatcherDefinition(
        "?file", operand: "the name of a file", form: .fileName, summary: "equals the JSON in that file",
        example: #"{ "?file": "_order.json" }"#
    ) { operand, compiler in
        guard !compiler.isPending(operand.value) else { return .nothing }
        guard let name = operand.text, !name.isEmpty else {
            compiler.report(.wrongOperand(operand))
            return .nothing
        }
        guard let value = compiler.json(inFile: name, of: operand) else { return .nothing }
        let expected = compiler.literal(value, isExact: true, range: operand.value.range)
        return .condition(EqualsCondition(value: expected))
    }
}

extension MatcherCompiler {
    /// The JSON of a file, comments and trailing commas allowed; nil where it cannot be read, which is
    /// reported.
    fileprivate mutating func json(inFile name: String, of operand: Operand) -> JSONValue? {
        let bytes: [UInt8]
        do throws(MatcherFileError) {
            bytes = try self.bytes(ofFile: name)
        } catch {
            report(.unreadableFile(error, range: operand.value.range))
            return nil
        }
        do throws(JSONSyntaxError) {
            return try JSONParser.parse(bytes, dialect: .commented)
        } catch {
            report(.noJSON(error, in: bytes, name: name, range: operand.value.range))
            return nil
        }
    }
}

package import JSON

extension PathExpression {
    /// The value of the expression.
    ///
    /// - Parameters:
    ///   - subject: what it is asked of.
    ///   - slots: a value for each of its slots.
    ///   - context: prefixes and namespaces; `soap` is asked of the subject where it is not given.
    /// - Returns: the value, or absent.
    /// - Throws: what the subject has instead, or the stage that could not go on.
    package func evaluate(
        on subject: any Subject, slots: [JSONValue] = [], context: PathContext = PathContext()
    ) throws(PathError) -> PathValue {
        let context = context.about(subject)
        if stages.countsAfter(-1), let count = try source.count(on: subject, slots: slots) {
            return try stages.apply(to: count, from: 1, slots: slots, context: context)
        }
        let value = try source.value(on: subject, slots: slots, context: context)
        return try stages.apply(to: value, slots: slots, context: context)
    }

    /// The value before the first stage, as ``evaluate(on:slots:context:)`` finds it.
    package func sourceValue(
        on subject: any Subject, slots: [JSONValue] = [], context: PathContext = PathContext()
    ) throws(PathError) -> PathValue {
        let context = context.about(subject)
        return try source.value(on: subject, slots: slots, context: context)
    }
}

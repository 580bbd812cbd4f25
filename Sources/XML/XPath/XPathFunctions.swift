import CLibXML2

/// The functions that libxml2 calls instead of its own, or besides: those that turn text into numbers and
/// numbers into text.
enum XPathFunctions {
    /// The function that compares nodes or slots with anything.
    static func comparison(_ operation: XPathOperator) -> String {
        switch operation {
        case .equal: "assay-equal"
        case .unequal: "assay-unequal"
        case .less: "assay-less"
        case .lessOrEqual: "assay-less-or-equal"
        case .greater: "assay-greater"
        default: "assay-greater-or-equal"
        }
    }

    @unsafe static func register(in context: xmlXPathContextPtr) {
        unsafe table.forEach { name, function in
            // A function that is there is not replaced, only removed.
            unsafe xmlXPathRegisterFunc(context, name, nil)
            unsafe xmlXPathRegisterFunc(context, name, function)
        }
    }

    @unsafe private static let table: [(String, xmlXPathFunction)] = unsafe [
        ("string", string),
        ("number", number),
        ("sum", sum),
        (comparison(.equal), { context, _ in unsafe compare(.equal, in: context) }),
        (comparison(.unequal), { context, _ in unsafe compare(.unequal, in: context) }),
        (comparison(.less), { context, _ in unsafe compare(.less, in: context) }),
        (comparison(.lessOrEqual), { context, _ in unsafe compare(.lessOrEqual, in: context) }),
        (comparison(.greater), { context, _ in unsafe compare(.greater, in: context) }),
        (comparison(.greaterOrEqual), { context, _ in unsafe compare(.greaterOrEqual, in: context) }),
    ]

    private static let string: xmlXPathFunction = { context, _ in
        guard let argument = unsafe valuePop(context) else { return }
        if unsafe argument.pointee.type == XPATH_NUMBER {
            let text = unsafe XPathNumber.format(argument.pointee.floatval)
            unsafe valuePush(context, xmlXPathNewString(text))
            unsafe xmlXPathFreeObject(argument)
        } else {
            unsafe valuePush(context, xmlXPathConvertString(argument))
        }
    }

    private static let number: xmlXPathFunction = { context, _ in
        guard let argument = unsafe valuePop(context) else { return }
        unsafe valuePush(context, xmlXPathNewFloat(XPathOperand(argument).number))
        unsafe xmlXPathFreeObject(argument)
    }

    private static let sum: xmlXPathFunction = { context, _ in
        guard let argument = unsafe valuePop(context) else { return }
        let operand = unsafe XPathOperand(argument)
        var total = 0.0
        for index in 0..<operand.nodeCount { total += operand.number(ofNode: index) }
        unsafe valuePush(context, xmlXPathNewFloat(total))
        unsafe xmlXPathFreeObject(argument)
    }

    @unsafe private static func compare(_ operation: XPathOperator, in context: xmlXPathParserContextPtr?) {
        let right = unsafe valuePop(context)
        let left = unsafe valuePop(context)
        if let left = unsafe left, let right = unsafe right {
            let holds = unsafe XPathComparison(operation).holds(XPathOperand(left), XPathOperand(right))
            unsafe valuePush(context, xmlXPathNewBoolean(holds ? 1 : 0))
        }
        unsafe xmlXPathFreeObject(left)
        unsafe xmlXPathFreeObject(right)
    }
}

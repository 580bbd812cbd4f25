import CLibXML2
import JSON

/// libxml2's evaluation context for one document, kept with it, and the expressions compiled for it.
///
/// A compiled expression is written to while it runs, so it is never shared between documents.
@safe final class XPathEvaluator {
    private let context: xmlXPathContextPtr?
    private var compiled: [ScalarText: xmlXPathCompExprPtr] = unsafe [:]
    private var hasBindings = false
    /// The values of `{{…}}` for the next evaluation, and what else an expression may ask for by `$`.
    let variables: XPathVariables

    @unsafe init(document: xmlDocPtr) {
        unsafe LibXML2.prepareThread()
        unsafe variables = XPathVariables(document: document)
        unsafe context = xmlXPathNewContext(document)
        guard let context = unsafe context else { return }
        unsafe context.pointee.error = { _, _ in }
        unsafe xmlXPathContextSetCache(context, 1, -1, 0)
        unsafe XPathFunctions.register(in: context)
        unsafe variables.register(in: context)
    }

    deinit {
        unsafe compiled.values.forEach { unsafe xmlXPathFreeCompExpr($0) }
        unsafe xmlXPathFreeContext(context)
    }

    /// Binds prefixes for the next evaluation, and no others.
    func bind(_ bindings: [XMLNamespaceBinding]) {
        if hasBindings { unsafe xmlXPathRegisteredNsCleanup(context) }
        for binding in bindings { unsafe xmlXPathRegisterNs(context, binding.prefix, binding.namespace) }
        hasBindings = !bindings.isEmpty
    }

    /// Evaluates at a node; the caller frees what comes.
    @unsafe func evaluate(_ text: String, at node: XMLNodePointer) throws(XPathError) -> xmlXPathObjectPtr {
        unsafe LibXML2.prepareThread()
        guard let context = unsafe context, let expression = unsafe compile(text) else {
            throw .failed(code: Int(unsafe context?.pointee.lastError.code ?? 0))
        }
        unsafe context.pointee.node = node
        unsafe context.pointee.contextSize = 1
        unsafe context.pointee.proximityPosition = 1
        guard let result = unsafe xmlXPathCompiledEval(expression, context) else {
            throw .failed(code: Int(unsafe context.pointee.lastError.code))
        }
        return unsafe result
    }

    @unsafe private func compile(_ text: String) -> xmlXPathCompExprPtr? {
        let key = ScalarText(text)
        if let known = unsafe compiled[key] { return unsafe known }
        guard let expression = unsafe xmlXPathCtxtCompile(context, text) else { return nil }
        unsafe compiled[key] = unsafe expression
        return unsafe expression
    }
}

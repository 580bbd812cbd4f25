import Results

extension FileResult {
    /// The result with the values hidden that were not known yet when its parts were made.
    func masked(by mask: SecretMask) -> FileResult {
        masked(SecretMasking(whole: { mask.masked($0) }, beginning: { mask.maskedBeginning($0) }))
    }
}

extension Outcome {
    /// The outcome with the values hidden in its reason.
    func masked(by mask: SecretMask) -> Outcome { masked(by: mask.masked) }
}

extension CheckFailure {
    /// The failure with the values hidden.
    ///
    /// An error of reading, such as that of a bad URL, may quote a part of what it names whole; that of a check
    /// quotes what the author wants, which may well be a part of a secret.
    ///
    /// - Parameters:
    ///   - mask: what hides them.
    ///   - quoted: secrets that stand in the URL and the answer, of which a message may quote parts.
    /// - Returns: the failure as it may be shown.
    func masked(by mask: SecretMask, quoting quoted: [String] = []) -> CheckFailure {
        switch kind {
        case .pathError, .variableError, .connectionError, .notAnEnvelope, .fileError, .businessFailure,
            .outcomeMismatch, .pollStopped:
            masked { mask.maskedMessage($0, quoting: quoted) }
        default: masked(by: mask.masked)
        }
    }
}

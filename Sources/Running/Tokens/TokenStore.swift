import Platform

/// The tokens of a run: each is fetched once, however many files need it at the same time.
final class TokenStore: Sendable {
    private struct Slot: Sendable {
        var token: AccessToken?
        var isFetching = false
        /// How often it was fetched, and what the last time brought where that was no token.
        var count = 0
        var problem: TokenProblem?
    }

    private enum Turn {
        case use(AccessToken)
        case fail(TokenProblem)
        case fetch
    }

    private let slots = Monitor<[TokenKey: Slot]>([:])

    /// The token in hand, or what `fetch` brings; a thread that wants what another one is fetching waits for it,
    /// and shares its error too.
    ///
    /// - Parameters:
    ///   - key: everything that the token is asked for with.
    ///   - clock: tells whether a token is still valid.
    ///   - refused: a token that a server no longer takes.
    ///   - fetch: asks for a token. It runs on this thread, and for one thread at a time.
    /// - Returns: the token, and whether it was fetched here.
    func token(
        for key: TokenKey, clock: any MonotonicClock, refused: String? = nil,
        fetch: () -> Result<AccessToken, TokenProblem>
    ) -> (result: Result<AccessToken, TokenProblem>, isNew: Bool) {
        switch turn(key, clock, refused) {
        case .use(let token): return (.success(token), false)
        case .fail(let problem): return (.failure(problem), false)
        case .fetch: break
        }
        let result = fetch()
        slots.update { slots in
            slots[key]?.isFetching = false
            switch result {
            case .success(let token): slots[key]?.token = token
            case .failure(let problem):
                slots[key]?.token = nil
                slots[key]?.problem = problem.isInterruption ? nil : problem
            }
        }
        return (result, true)
    }

    private func turn(_ key: TokenKey, _ clock: any MonotonicClock, _ refused: String?) -> Turn {
        var waitedFor: Int?
        return slots.wait { slots in
            var slot = slots[key] ?? Slot()
            if slot.isFetching {
                waitedFor = slot.count
                return nil
            }
            if let token = slot.token, token.isValid(at: clock.now()),
                refused.map({ !$0.utf8.elementsEqual(token.text.utf8) }) ?? true
            {
                return .use(token)
            }
            if waitedFor == slot.count, let problem = slot.problem { return .fail(problem) }
            slot.isFetching = true
            slot.count += 1
            slot.problem = nil
            slots[key] = slot
            return .fetch
        }
    }
}

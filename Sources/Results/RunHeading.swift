/// What is known of a run when it begins.
package struct RunHeading: Sendable, Equatable {
    /// The wall clock then, in UTC, as ISO 8601 with the milliseconds that there are: `2026-11-30T04:05:06.007Z`.
    package let startedAt: String
    /// That of the program.
    package let version: String
    /// What `--env` names, or else every project file of the run.
    package let environment: String?
    /// The part of a divided run that this one is.
    package let shard: ReportedShard?

    package init(
        startedAt: String, version: String = "", environment: String? = nil, shard: ReportedShard? = nil
    ) {
        self.startedAt = startedAt
        self.version = version
        self.environment = environment
        self.shard = shard
    }

    /// `startedAt` without its fraction, for reports whose readers know none.
    package var secondOfStart: String {
        guard let point = startedAt.firstIndex(of: ".") else { return startedAt }
        let zone = startedAt[point...].dropFirst().drop { ("0"..."9").contains($0) }
        return String(startedAt[..<point] + zone)
    }
}

/// One part of a run that several machines divide among themselves.
package struct ReportedShard: Sendable, Equatable {
    /// From 1 to `count`.
    package let number: Int
    package let count: Int
    /// How many files the whole run has, those of the other parts included.
    package let filesOfRun: Int
    /// Which of those the files of this part are, from 1, in their order.
    package let files: [Int]

    package init(number: Int, count: Int, filesOfRun: Int, files: [Int] = []) {
        self.number = number
        self.count = count
        self.filesOfRun = filesOfRun
        self.files = files
    }

    /// `2/5`.
    package var text: String { "\(number)/\(count)" }
}

extension Counts {
    /// The numbers by the names that they have in JSON.
    static var numbers: [(name: String, path: WritableKeyPath<Counts, Int>)] {
        [
            ("cases", \.cases), ("passed", \.passed), ("failed", \.failed), ("errored", \.errored),
            ("notRun", \.notRun), ("skipped", \.skipped), ("flaky", \.flaky), ("steps", \.steps),
            ("checks", \.checks),
        ]
    }
}

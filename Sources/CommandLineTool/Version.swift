/// What `--version` and the User-Agent header say.
enum Version {
    static let number = "0.1.0"
}

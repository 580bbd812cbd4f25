extension VariableUses {
    mutating func add(_ options: CallOptions) {
        add(options.timeout)
        add(options.connectTimeout)
        add(options.followRedirects)
        add(options.maxRedirects)
        add(options.compressed)
        add(options.maxBody)
        add(options.cookies)
        add(options.netrc)
        add(options.arrays)
        add(options.http)
        add(options.delay)
        add(options.rateLimit)
        add(options.pathAsIs)
        addRoute(of: options)
        if let tls = options.tls { add(tls) }
    }

    private mutating func addRoute(of options: CallOptions) {
        add(options.proxy)
        for host in options.noProxy ?? [] { add(host) }
        for entry in options.resolve ?? [] {
            add(entry.host)
            for address in entry.addresses { add(address) }
        }
        for entry in options.connectTo ?? [] {
            add(entry.from)
            add(entry.to)
        }
        add(options.unixSocket?.path)
        add(options.interface)
        add(options.ip)
    }

    private mutating func add(_ tls: CallTLS) {
        add(tls.authorities?.path)
        add(tls.certificate?.path)
        add(tls.key?.path)
        add(tls.password)
        add(tls.insecure)
        add(tls.lowest)
        add(tls.highest)
    }
}

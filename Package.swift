// swift-tools-version: 6.2
import PackageDescription

// The rooms of the house, lowest first. ARCHITECTURE.md explains the arrows; ImportsTests holds every
// `import` line in Sources against the same table.

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func room(_ name: String, imports: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: imports, swiftSettings: settings)
}

func cLibrary(_ name: String, pkgConfig: String, debian package: String) -> Target {
    .systemLibrary(name: name, path: "Sources/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
}

func tests(_ name: String, imports: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: imports, swiftSettings: settings)
}

let package = Package(
    name: "assay",
    products: [.executable(name: "assay", targets: ["assay"])],
    targets: [
        .systemLibrary(name: "CMalloc", path: "Sources/CMalloc"),
        cLibrary("CPCRE2", pkgConfig: "libpcre2-8", debian: "libpcre2-dev"),
        cLibrary("CCrypto", pkgConfig: "libcrypto", debian: "libssl-dev"),
        cLibrary("CLibXML2", pkgConfig: "libxml-2.0", debian: "libxml2-dev"),
        cLibrary("CCurl", pkgConfig: "libcurl", debian: "libcurl4-openssl-dev"),
        cLibrary("CPsl", pkgConfig: "libpsl", debian: "libpsl-dev"),
        cLibrary("CZlib", pkgConfig: "zlib", debian: "zlib1g-dev"),
        cLibrary("CBrotli", pkgConfig: "libbrotlidec", debian: "libbrotli-dev"),
        cLibrary("CZstd", pkgConfig: "libzstd", debian: "libzstd-dev"),
        cLibrary("CMicrohttpd", pkgConfig: "libmicrohttpd", debian: "libmicrohttpd-dev"),

        room("Diagnostics"),
        room("Platform", imports: ["CMalloc"]),
        room("JSON", imports: ["Diagnostics"]),
        room("Text", imports: ["CPCRE2", "CCrypto"]),
        room("XML", imports: ["JSON", "Text", "Diagnostics", "CLibXML2"]),
        room("HTTP", imports: ["Text", "Platform", "CCurl", "CPsl", "CZlib", "CBrotli", "CZstd"]),
        room("Paths", imports: ["JSON", "XML", "Text", "Diagnostics"]),
        room("Templates", imports: ["Paths", "JSON", "Text", "Diagnostics"]),
        room("Matching", imports: ["Paths", "JSON", "XML", "Text", "Diagnostics"]),
        room("SOAP", imports: ["XML", "JSON", "Text", "HTTP"]),
        room(
            "Specs",
            imports: [
                "Diagnostics", "Platform", "JSON", "Text", "XML", "HTTP", "Paths", "Templates", "Matching",
                "SOAP",
            ]),
        room("Results", imports: ["JSON", "Diagnostics"]),
        room(
            "Checks",
            imports: [
                "Specs", "Matching", "Paths", "SOAP", "HTTP", "XML", "JSON", "Text", "Results", "Diagnostics",
            ]),
        room(
            "Stubs",
            imports: [
                "Specs", "Templates", "Matching", "Paths", "SOAP", "HTTP", "XML", "JSON", "Text", "Platform",
                "Diagnostics", "CMicrohttpd",
            ]),
        room(
            "Running",
            imports: [
                "Diagnostics", "Platform", "JSON", "Text", "XML", "HTTP", "Paths", "Templates", "Matching",
                "SOAP", "Specs", "Results", "Checks", "Stubs",
            ]),
        room("Reports", imports: ["Results", "JSON", "Text", "Diagnostics"]),
        room(
            "CommandLineTool",
            imports: [
                "Diagnostics", "Platform", "JSON", "Text", "XML", "HTTP", "Paths", "Templates", "Matching",
                "SOAP", "Specs", "Results", "Checks", "Stubs", "Running", "Reports",
            ]),
        .executableTarget(name: "assay", dependencies: ["CommandLineTool"], swiftSettings: settings),

        .target(
            name: "TestSupport", dependencies: ["JSON", "Platform"], path: "Tests/TestSupport",
            swiftSettings: settings),
        tests("PackageTests", imports: ["TestSupport"]),
        tests("DiagnosticsTests", imports: ["Diagnostics"]),
        tests("PlatformTests", imports: ["Platform", "TestSupport"]),
        tests("JSONTests", imports: ["JSON", "Diagnostics", "TestSupport"]),
        tests("TextTests", imports: ["Text", "JSON", "TestSupport"]),
        tests("XMLTests", imports: ["XML", "JSON", "Text", "Diagnostics", "TestSupport"]),
        tests("HTTPTests", imports: ["HTTP", "JSON", "Text", "Platform", "TestSupport"]),
        tests("PathsTests", imports: ["Paths", "JSON", "XML", "Text", "Diagnostics", "TestSupport"]),
        tests("TemplatesTests", imports: ["Templates", "Paths", "JSON", "Diagnostics", "TestSupport"]),
        tests("MatchingTests", imports: ["Matching", "Paths", "JSON", "XML", "Diagnostics", "TestSupport"]),
        tests("SOAPTests", imports: ["SOAP", "XML", "JSON", "HTTP", "TestSupport"]),
        tests(
            "SpecsTests",
            imports: [
                "Specs", "SOAP", "Matching", "Templates", "Paths", "HTTP", "JSON", "Platform", "Diagnostics",
                "TestSupport",
            ]),
        tests(
            "ChecksTests",
            imports: [
                "Checks", "Specs", "Templates", "Matching", "Paths", "SOAP", "HTTP", "JSON", "Platform",
                "Results", "Diagnostics", "TestSupport",
            ]),
        tests(
            "StubsTests",
            imports: [
                "Stubs", "Specs", "Templates", "HTTP", "JSON", "Platform", "Diagnostics", "TestSupport",
            ]),
        tests(
            "RunningTests",
            imports: [
                "Running", "Stubs", "Specs", "Templates", "Results", "HTTP", "Text", "JSON", "Platform",
                "Diagnostics",
                "TestSupport",
            ]),
        tests("ResultsTests", imports: ["Results", "JSON", "Diagnostics", "TestSupport"]),
        tests("ReportsTests", imports: ["Reports", "Results", "JSON", "Diagnostics", "TestSupport"]),
        tests("CommandLineToolTests", imports: ["CommandLineTool", "Platform", "TestSupport"]),
        .testTarget(
            name: "EndToEnd", dependencies: ["TestSupport"], exclude: ["Cases", "Peers"],
            swiftSettings: settings),
    ]
)

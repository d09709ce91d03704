import MotifSource
import Testing

@testable import MotifScan

/// Springs of Reanimated without numbers, which depend on the version that a package.json names.
@Suite struct PackageVersionTests {
    private static let code =
        "import { withSpring, withDelay } from 'react-native-reanimated';\nwithDelay(200, withSpring(1));"

    @Test(
        arguments: [
            (["package.json": #"{"dependencies": {"react-native-reanimated": "^4.1.3"}}"#], "mass: 4, stiffness: 900"),
            (
                ["package.json": #"{"devDependencies": {"react-native-reanimated": "~3.16.1"}}"#],
                "mass: 1, stiffness: 100"
            ),
            // The nearest package that names one.
            (
                [
                    "package.json": #"{"dependencies": {"react-native-reanimated": "3.0.0"}}"#,
                    "app/package.json": #"{"dependencies": {"react-native-reanimated": "4.0.0"}}"#,
                    "app/src/package.json": "{}",
                ], "mass: 4, stiffness: 900"
            ),
            (["other/package.json": #"{"dependencies": {"react-native-reanimated": "4.0.0"}}"#], nil),
            (["package.json": #"{"dependencies": {"react-native-reanimated": "workspace:*"}}"#], nil),
            (["package.json": #"{"peerDependencies": {"react-native-reanimated": ">=3.0.0"}}"#], nil),
            (["package.json": "{"], nil), ([:], nil),
        ] as [([String: String], String?)]) func `a package decides a spring`(
            _ packages: [String: String], _ spring: String?
        )
        throws
    {
        let folder = try CodeFolder(packages.merging(["app/src/a.ts": Self.code]) { $1 })
        let found = ScanReport(folder.scan(), CatalogValues()).findings.first
        let message = found?.message ?? ""
        #expect(
            spring.map { message.contains($0) && message.contains("delayed by 0.2 s") } ?? (found?.rule == .partial))
    }
}

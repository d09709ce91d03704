// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Team",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Team", targets: ["Team"])],
    targets: [.target(name: "Team")]
)

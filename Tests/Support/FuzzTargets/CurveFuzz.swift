import MotifCore
import MotifJSON

enum CurveFuzz {
    static func run(_ bytes: [UInt8]) throws {
        if let curve = try? Curve(String(decoding: bytes, as: UTF8.self)) { try follow(curve) }
        if let json = try? JSONReader().read(bytes), let curve = try? Curve(json) { try follow(curve) }
    }

    private static func follow(_ curve: Curve) throws {
        try expect((try? Curve(curve.text)) == curve, "\(curve) is read as another curve")
        try expect((try? Curve(curve.json)) == curve, "\(curve) is another curve as JSON")
        guard let timing = try? CurveTiming(curve, duration: 0.5) else { return }
        for fraction in [0, 0.25, 0.5, 1] {
            let progress = timing.progress(at: fraction)
            try expect(progress.isFinite, "\(curve) is \(progress) at \(fraction)")
        }
    }
}

import FuzzTargets
import MotifPlatform

/// The function that libFuzzer calls with each input; `$MOTIF_FUZZ` names the target.
///
/// - Source: https://llvm.org/docs/LibFuzzer.html#fuzz-target
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    do {
        try target.run(Array(UnsafeBufferPointer(start: start, count: count)))
    } catch {
        fatalError("\(error)")
    }
    return 0
}

private let target: FuzzTarget = {
    let name = getenv("MOTIF_FUZZ").map { String(cString: $0) } ?? ""
    guard let target = FuzzTarget(rawValue: name) else { fatalError("MOTIF_FUZZ must name a target, not '\(name)'") }
    return target
}()

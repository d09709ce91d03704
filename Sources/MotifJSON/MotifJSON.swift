import CSimdJSON
public func version() -> String { String(cString: csimdjson_version()) }

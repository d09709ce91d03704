/// How much a kind may hold, so that reading and running one takes little time.
enum KindLimits {
    static let parameters = 256
    static let inputs = 64
    static let bindings = 256
    static let layers = 512
    static let operations = 64
    static let tracks = 512
    static let interactions = 64
    static let checks = 256
}

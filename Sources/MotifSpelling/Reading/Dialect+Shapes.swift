extension Dialect {
    /// The last names of calls that can be a spelling of motion.
    package var callNames: [String] {
        var names: [String] = []
        for shape in shapes where !shape.isProperty && shape.type != "modifier" {
            let name = shape.name == "init" ? shape.type : shape.name
            if name != "{}", name != "[]", !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// The calls, properties, and objects that it uses for motion.
    var shapes: [CallShape] { Self.tables[self] ?? [] }

    /// The lines of its table.
    var table: [Substring] {
        let text =
            switch self {
            case .swiftUI: AppleShapes.swiftUI
            case .uiKit: AppleShapes.uiKit
            case .coreAnimation: AppleShapes.coreAnimation
            case .css: ""
            case .motion: ScriptShapes.motion
            case .reanimated: ScriptShapes.reanimated
            case .reactNative: ScriptShapes.reactNative
            case .compose: AndroidShapes.compose
            case .flutter: FlutterShapes.table
            case .android: AndroidShapes.xml
            case .figma: FileShapes.figma
            case .lottie: FileShapes.lottie
            case .tokens: FileShapes.tokens
            }
        return text.split(separator: "\n")
    }

    /// The lines of its table that aren't shapes: none, unless the table has a mistake.
    package var unreadableLines: [String] { table.filter { CallShape($0) == nil }.map { String($0) } }

    private static let tables = [Dialect: [CallShape]](
        uniqueKeysWithValues: allCases.map { ($0, $0.table.compactMap { CallShape($0) }) })
}

import MotifCore

extension ExportSubject {
    /// The constant that has the value of a parameter, in code: `MotionValues.durationBase`; `nil` if there is none.
    func constant(_ parameter: String) -> String? {
        motion.pattern.parameters.member(parameter)?.alias.flatMap { constants[$0] }
    }

    /// The constant that has the value of a parameter, as a number of the pattern.
    func constant(for parameter: ParameterDefinition, in language: ValueLanguage) -> Code? {
        constant(parameter.name).flatMap { language.number($0, parameter.type) }
    }

    /// The constants for the parts of a timing that are parameters, by their names in templates.
    func constants(of group: TimingGroup) -> [String: String] {
        let parameters = [
            "duration": group.track?.duration?.name, "delay": group.track?.begin?.name, "easing": group.parameter,
        ]
        return parameters.compactMapValues { $0.flatMap(constant) }
    }
}

extension ValueLanguage {
    /// The constant of a parameter as a number of a pattern: in seconds, and without units.
    ///
    /// - Returns: `nil` if the constant isn't the same number.
    fileprivate func number(_ constant: String, _ type: ParameterType) -> Code? {
        switch (self, type) {
        case (.uiKit, .duration), (.uiKit, .length), (.swiftUI, .duration), (.swiftUI, .length): Code(constant)
        case (.uiKit, _), (.swiftUI, _): nil
        case (.compose, .duration): Code.operation([Code(constant), "/ 1000.0"])
        case (.reanimated, .duration): Code.operation([Code(constant), "/ 1000"])
        case (.compose, .length): "\(constant).value.toDouble()"
        case (.compose, .angle), (.compose, .integer): "\(constant).toDouble()"
        case (.motion, .duration), (_, .number), (_, .fraction): Code(constant)
        case (.motion, _), (.reanimated, _): Code(constant)
        default: nil
        }
    }
}

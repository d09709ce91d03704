import MotifCore

extension ExportSubject {
    /// The constant that has the value of a parameter, in code: `MotionValues.durationBase`; `nil` if there is none.
    func constant(_ parameter: ParameterDefinition, in language: ValueLanguage) -> String? {
        guard parameter.type == .duration || parameter.type == .length,
            let alias = motion.pattern.parameters.member(parameter.name)?.alias
        else { return nil }
        return ValueFile.names(constants, in: language)[alias].map { "\(ValueFile.type).\($0)" }
    }
}

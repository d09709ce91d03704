import MotifCore
import MotifFormula

/// The numbers of a pattern as expressions in a language: values that the scene decides, layers at rest, timings, and
/// the motion of each operation.
struct NumbersPlan {
    let names: NumbersNaming
    /// Scene inputs and bindings, each after those that it reads, without the size of the screen.
    private(set) var members: [Member]
    /// The layers at rest, back to front.
    let rest: [RestLayer]
    /// The timings of all operations.
    let timings: [TimingMember]
    /// The operations; those that differ only in their direction are combined.
    let families: [OperationFamily]
    var dialect: any CodeLanguage { names.language }
    var subject: ExportSubject { names.subject }
    var kind: Kind { subject.motion.kind }

    /// A scene input, whose value the app may decide, or a binding.
    struct Member {
        let name: String
        let input: SceneInput?
        let term: FormulaTerm
        var type: FormulaType { input?.type.formulaType ?? term.type }
        /// Whether any formula reads it.
        fileprivate(set) var isUsed = false
    }

    /// - Throws: `Problems` of a curve.
    init(
        _ subject: ExportSubject, _ dialect: any CodeLanguage, constant: @escaping (ParameterDefinition) -> Code?
    ) throws(Problems) {
        let names = NumbersNaming(subject, dialect, constant: constant)
        self.names = names
        let kind = subject.motion.kind
        let formulas = names.formulas()
        members = kind.order.compactMap { definition in
            let (name, formula, input): (String, CheckedFormula, SceneInput?) =
                switch definition {
                case .input(let index): (kind.scene[index].name, kind.scene[index].defaultFormula, kind.scene[index])
                case .binding(let index): (kind.bindings[index].name, kind.bindings[index].formula, nil)
                }
            guard let own = names.members[name], own != names.screen else { return nil }
            return Member(name: own, input: input, term: formulas.term(formula))
        }
        rest = kind.layers.map { RestLayer($0, names) }
        var reading = OperationReading(names)
        var families: [OperationFamily] = []
        for variant in Timeline.Variant.allCases {
            func numbers(_ operation: String) throws(Problems) -> OperationNumbers? {
                try reading.numbers(of: NumbersNaming.Variant(operation: operation, variant: variant))
            }
            for family in kind.families(of: subject.operations) {
                var own = try numbers(family.operation).map { [OperationFamily(forward: $0)] } ?? []
                for back in family.backward {
                    guard let other = try numbers(back.operation) else { continue }
                    if own.first?.isReversed(by: other, back) == true {
                        own[0].backward.append(other)
                    } else {
                        own.append(OperationFamily(forward: other))
                    }
                }
                families += own
            }
        }
        (self.families, timings) = (families, reading.timings)
        var words = CodeSupport.words(in: codes.map(\.text).joined(separator: "\n"))
        for index in members.indices.reversed() where words.contains(Substring(members[index].name)) {
            members[index].isUsed = true
            words.formUnion(CodeSupport.words(in: members[index].term.text))
        }
    }

    /// The expressions of layers, timings, and operations.
    private var codes: [Code] {
        rest.flatMap { [$0.code] + [$0.condition?.code, $0.repetition?.list].compactMap { $0 } }
            + timings.flatMap { [$0.begin, $0.duration, $0.curve] }
            + families.flatMap { $0.forward.moves.flatMap { $0.changes.map(\.code) } }
    }

    /// Time-driven operations between a source and a destination, with their ways back.
    var transitions: [Kind.Family] {
        kind.families(
            of: subject.operations.filter { operation in
                let roles = kind.layers.compactMap { $0.roles.role(in: operation) }
                return kind.choreography(of: operation)?.driver == .time && roles.contains(.source)
                    && roles.contains(.destination)
            })
    }

    /// The layers that have a mask, a hole, or a clear background only until a motion has ended.
    var settled: [RestLayer] {
        rest.filter { rest in
            let roles = subject.operations.map { rest.layer.roles.role(in: $0) }
            let isEmpty = rest.layer.fill == nil && roles.contains { $0?.isScreen == true }
            return rest.repetition == nil && (isEmpty || rest.layer.mask != nil || rest.layer.hole != nil)
        }
    }

    /// Whether an operation is driven by time, so that a gesture can drive it as well.
    var isDrivenByTime: Bool { families.contains { $0.forward.driver == .time } }

    /// The timings that determine an operation's duration, with layers if a timing counts only if one of them is
    /// present.
    func ends(of operation: OperationNumbers) -> [(timing: TimingMember, layers: [RestLayer]?)] {
        operation.ends.map { timing, layers in
            let all = rest.filter { layers.contains($0.layer) }
            let isCertain = all.contains { $0.repetition == nil && !$0.isOptional }
            return (timing, isCertain ? nil : all)
        }
    }
}

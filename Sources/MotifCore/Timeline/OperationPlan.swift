import MotifFormula

/// The tracks of an operation by layer: the part of a timeline that doesn't depend on the scene.
struct OperationPlan {
    let operation: String
    let variant: Timeline.Variant
    let driver: Kind.Driver
    /// The layers of the operation, back to front.
    let layers: [LayerPlan]

    /// The tracks of one property of a layer.
    struct Group {
        let property: LayerProperty
        var tracks: [TrackPlan]
    }
}

/// A layer with its tracks. A class, since it is passed on for every scene.
final class LayerPlan: Sendable {
    let layer: Layer
    /// Its place in the kind.
    let index: Int
    let role: LayerRole
    let groups: [OperationPlan.Group]
    /// Whether it moves at the same times between the same values in all scenes.
    let hasSettledMotion: Bool
    /// Whether it is the same in all scenes.
    let isSettled: Bool

    init(_ layer: Layer, at index: Int, as role: LayerRole, groups: [OperationPlan.Group]) {
        (self.layer, self.index, self.role, self.groups) = (layer, index, role, groups)
        let areTracksSettled = groups.allSatisfy { $0.tracks.allSatisfy { $0.segment != nil } }
        isSettled = areTracksSettled && layer.isSettled
        hasSettledMotion =
            isSettled || areTracksSettled && layer.repetition == nil && layer.visible?.isSettled != false
    }
}

/// A track with its curve in the pattern. A class, since copying a track takes longer than evaluating its formulas.
final class TrackPlan: Sendable {
    let track: Track
    let curve: Curve
    /// The curve over the track's duration, if that is the same in all scenes.
    let timing: CurveTiming?
    /// The segment, if it is the same in all scenes.
    let segment: PropertyMotion.Segment?

    init(_ track: Track, _ curve: Curve, _ driver: Kind.Driver, timing known: CurveTiming? = nil) {
        (self.track, self.curve) = (track, curve)
        func isSettled(_ formula: PlacedFormula?) -> Bool { formula?.formula.isSettled ?? true }
        let reading = SegmentReading(driver: driver, values: [:])
        let isTimed = isSettled(track.begin) && isSettled(track.duration)
        var timing = known
        if timing == nil, isTimed {
            timing = try? CurveTiming(curve, duration: reading.span(of: track).duration)
            if track.property.isSize { timing = timing?.withExtremes }
        }
        self.timing = timing
        let isPlaced = isTimed && isSettled(track.from) && isSettled(track.to)
        segment = isPlaced ? try? reading.segment(of: track, curve, timing) : nil
    }
}

extension OperationPlan {
    /// Returns the plan with the values of all formulas that read none of these names, so that many scenes evaluate
    /// them once.
    func settled(by values: FormulaValues, except names: Set<String>) -> OperationPlan {
        let layers = layers.map { $0.settled(by: values, except: names, driver) }
        return OperationPlan(operation: operation, variant: variant, driver: driver, layers: layers)
    }
}

extension LayerPlan {
    fileprivate func settled(
        by values: FormulaValues, except names: Set<String>, _ driver: Kind.Driver
    ) -> LayerPlan {
        if isSettled { return self }
        let groups = groups.map { group in
            let tracks = group.tracks.map { plan in
                if plan.segment != nil { return plan }
                let track = plan.track.settled(by: values, except: names, on: layer)
                return TrackPlan(track, plan.curve, driver, timing: plan.timing)
            }
            return OperationPlan.Group(property: group.property, tracks: tracks)
        }
        return LayerPlan(layer.settled(by: values, except: names), at: index, as: role, groups: groups)
    }
}

extension PatternMotion {
    /// Returns the plan of an operation.
    ///
    /// - Throws: `unknown-reference` for an unknown operation, one of the system, or one without a reduced variant.
    func plan(of name: String?, variant: Timeline.Variant) throws(Problems) -> OperationPlan {
        guard let name = name ?? operations.first else {
            throw Problems(.noTracks(in: kind.metadata.name.quoted))
        }
        guard let operation = kind.operation(named: name) else {
            throw Problems(.unknown("operation", name, among: kind.operations.map(\.name)))
        }
        guard let choreography = kind.choreography(of: name) else {
            let message = "'\(name)' of \(kind.metadata.name) is run by the system; its motion is unknown"
            throw Problems(
                .rule(.unknownReference, operation.summary.isEmpty ? message : "\(message). \(operation.summary)"))
        }
        switch variant {
        case .standard: return plan(name, .standard, choreography)
        case .reduced:
            guard let reduced = kind.reducedChoreography(of: name) else {
                let message =
                    "\(kind.metadata.name.quoted) has no reduced-motion variant; its 'reduced' is missing"
                throw Problems(.rule(.unknownReference, message))
            }
            return plan(name, .reduced, reduced)
        }
    }

    private func plan(_ name: String, _ variant: Timeline.Variant, _ choreography: Kind.Choreography) -> OperationPlan {
        let layers = kind.layers.enumerated().compactMap { index, layer -> LayerPlan? in
            guard let role = layer.roles.role(in: name) else { return nil }
            var groups: [OperationPlan.Group] = []
            for track in choreography.tracks where track.layer == layer.name {
                let plan = TrackPlan(track, curve(of: track.curve), choreography.driver)
                if let index = groups.firstIndex(where: { $0.property == track.property }) {
                    groups[index].tracks.append(plan)
                } else {
                    groups.append(OperationPlan.Group(property: track.property, tracks: [plan]))
                }
            }
            return LayerPlan(layer, at: index, as: role, groups: groups)
        }
        return OperationPlan(operation: name, variant: variant, driver: choreography.driver, layers: layers)
    }
}

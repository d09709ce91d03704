package import MotifCore
package import MotifJSON
import MotifSpelling
import MotifText

extension Document {
    /// Reads and checks a document whose timing curves and durations may be written as on any platform.
    ///
    /// The notation of motif comes first. A text that it doesn't have, such as `.easeInOut(duration: 0.3)`, becomes the
    /// part that the parameter holds.
    ///
    /// - Parameter onLoss: Receives what a value can't hold of its text, in words.
    /// - Throws: Every problem of the document.
    package init(
        spelled json: JSON, kind: KindAnswer = .unknown(nearest: nil), onLoss: (String) -> Void = { _ in }
    ) throws(Problems) {
        do throws(Problems) {
            self = try Document(json, kind: kind)
        } catch {
            guard var object = json.object else { throw error }
            var respelling = Respelling()
            if object["type"]?.string == DocumentType.value.rawValue {
                object = respelling.members(object, of: SharedValue.fields(of: json), at: .root)
            } else if case .found(let found) = kind, let parameters = object["parameters"]?.object {
                let path = JSONPath.root.appending(key: "parameters")
                object["parameters"] = .object(respelling.members(parameters, of: found.parameters, at: path))
            }
            guard respelling.isNeeded else { throw error }
            do throws(Problems) {
                self = try Document(.object(object), kind: kind)
                for loss in respelling.losses { onLoss(loss) }
                // What can't be used stays as it was, so the document isn't valid.
            } catch {
                let places = Set(respelling.problems.map(\.path))
                throw Problems(respelling.problems + error.problems.filter { !places.contains($0.path) })
            }
        }
    }
}

extension Spelling {
    /// What the part that a value holds is without, in words; `nil` if there is nothing.
    ///
    ///     '.easeInOut(duration: 0.3)' has a curve and a duration of 0.3 s; 'expandCurve' holds only one of them
    fileprivate static func loss(of text: String, in name: String) -> String? {
        guard (try? Curve(text)) == nil, let spelling = try? Spelling(text), spelling.curve != nil,
            let duration = spelling.duration
        else { return nil }
        return
            "'\(text.clipped)' has a curve and a duration of \(JSONNumber.text(duration)) s; '\(name)' holds only one of them"
    }

    /// What no value can hold, in words: several timings, a delay, repetitions; `nil` if there is nothing.
    fileprivate func surplus(in text: String) -> String? {
        if !others.isEmpty || has(.several) {
            return "'\(text.clipped)' has several timings; a value holds only one"
        }
        guard !timing.isPlain else { return nil }
        return "'\(text.clipped)' is \(timing.words); a value holds only a curve and a duration"
    }
}

extension ParameterDefinition {
    /// Returns the JSON that a text means; that of a platform's code if it looks like JSON and is none.
    func json(spelled text: String, at path: JSONPath) throws(Problems) -> JSON {
        let own = Result { () throws(Problems) in try json(fromText: text, at: path) }
        if case .success(let json) = own, isOwnObject(json) || (try? value(from: json)) != nil { return json }
        // The document reads it again, and reports what it can't hold.
        return try value(spelled: text, at: path) == nil ? own.get() : .string(text)
    }

    /// Whether JSON can't be a platform's: it isn't an object, or has only the names of a record's fields, whose values could be aliases.
    private func isOwnObject(_ json: JSON) -> Bool {
        guard case .record(let fields) = type, let object = json.object else { return json.object == nil }
        return object.members.allSatisfy { member in fields.contains { $0.name == member.key } }
    }

    /// Reads a text as a timing curve or a duration of any platform, if the type is one of these.
    ///
    /// - Throws: The problem of a text that another platform reads, but that has no such part. If it is also motif's
    ///   own notation with a mistake, nothing is thrown, since that mistake says more.
    func value(spelled text: String, at path: JSONPath) throws(Problems) -> ParameterValue? {
        guard type == .curve || type == .duration || isTiming else { return nil }
        do throws(Problems) {
            return try self.value(ofSpelling: text, at: path)
        } catch {
            if isOwnNotation(text) { return nil }
            throw error
        }
    }

    /// Whether it is a curve with its duration, as shared values have it.
    private var isTiming: Bool { type == .record(SharedValue.timingParts) }

    /// What a timing needs, with an example.
    private var example: String { isTiming ? ". A timing has both, such as '300ms ease-out'" : "" }

    /// Whether a text is in the notation of motif, perhaps with a mistake.
    private func isOwnNotation(_ text: String) -> Bool {
        if isTiming { return false }
        if type == .duration {
            do throws(Problems) {
                _ = try value(from: .string(text))
                return true
            } catch {
                return !error.problems.contains { if case .badText = $0.kind { true } else { false } }
            }
        }
        switch Result(catching: { () throws(CurveError) in try Curve(text) }) {
        case .failure(.unknown): return false
        case .success, .failure: return true
        }
    }

    private func value(ofSpelling text: String, at path: JSONPath) throws(Problems) -> ParameterValue? {
        let spelling: Spelling
        switch Result(catching: { () throws(SpellingError) in try Spelling(text) }) {
        case .success(let found): spelling = found
        case .failure(.unknown): return nil
        case .failure(let error): throw Problems(.badCurve(error.message), at: path)
        }
        var held = spelling
        // Only a timing holds a delay.
        let delay = isTiming ? spelling.timing.delay.flatMap { $0 > 0 ? $0 : nil } : nil
        if delay != nil { held.timing.delay = nil }
        if let surplus = held.surplus(in: text) { throw Problems(.badCurve(surplus), at: path) }
        guard let curve = spelling.curve ?? (type == .duration ? .named(.linear) : nil) else {
            throw Problems(.badCurve(spelling.absence(of: "curve", in: text) + example), at: path)
        }
        if type == .curve { return .curve(curve) }
        guard let duration = spelling.duration else {
            if case .spring = curve, spelling.isComplete {
                let message = "'\(text.clipped)' is a spring that runs until it settles; it has no duration"
                throw Problems(.badCurve(isTiming ? message + ", so 'valueType' must be curve" : message), at: path)
            }
            throw Problems(.badCurve(spelling.absence(of: "duration", in: text) + example), at: path)
        }
        guard isTiming else { return .duration(duration) }
        var parts: JSONObject = ["duration": .number(duration), "curve": curve.json]
        parts["delay"] = delay.map(JSON.number)
        return try? value(from: .object(parts))
    }
}

/// The values of a document in the notation of motif.
private struct Respelling {
    private(set) var isNeeded = false
    private(set) var problems: [Problem] = []
    private(set) var losses: [String] = []

    mutating func members(
        _ object: JSONObject, of definitions: [ParameterDefinition], at path: JSONPath
    ) -> JSONObject {
        var object = object
        for definition in definitions {
            guard let json = object[definition.name] else { continue }
            object[definition.name] = value(json, of: definition, at: path.appending(key: definition.name))
        }
        return object
    }

    private mutating func value(_ json: JSON, of definition: ParameterDefinition, at path: JSONPath) -> JSON {
        switch (definition.type, json) {
        case (.curve, .string(let text)), (.duration, .string(let text)), (.record, .string(let text)):
            guard (try? definition.value(from: json)) == nil else { return json }
            do throws(Problems) {
                guard let value = try definition.value(spelled: text, at: path) else { return json }
                isNeeded = true
                if case .record = definition.type { return value.json }
                losses += [Spelling.loss(of: text, in: definition.name)].compactMap(\.self)
                return value.json
            } catch {
                isNeeded = true
                problems += error.problems
                return json
            }
        case (.record(let fields), .object(let object)): return .object(members(object, of: fields, at: path))
        case (.list(let element), .array(let list)):
            return .array(list.enumerated().map { value($1, of: element, at: path.appending(index: $0)) })
        default: return json
        }
    }
}

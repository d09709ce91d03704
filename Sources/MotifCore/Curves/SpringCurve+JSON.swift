import MotifJSON

extension SpringCurve {
    /// The canonical form: the numbers of its form, all of them.
    var json: JSON {
        let (form, numbers) = parts
        return .object(JSONObject(zip(form.fields, numbers).map { ($0.name, .number($1)) }))
    }

    /// Reads the numbers of exactly one form.
    static func read(_ reader: inout ObjectReader) -> SpringCurve? {
        let keys = reader.object.keys
        guard let form = form(of: keys) else {
            // Where a name is unknown, the reader says which was probably meant.
            for key in fieldNames { _ = reader.value(key) }
            if keys.allSatisfy(fieldNames.contains) { reader.report(.badCurve(CurveError.springForm.message)) }
            return nil
        }
        let numbers = form.fields.map { number($0, &reader) }
        let known = numbers.compactMap { $0 }
        return known.count == numbers.count ? form.spring(known) : nil
    }

    /// The form whose first or other names are given; a velocity alone names none.
    static func form(of names: [String]) -> Form? {
        let matching = Form.allCases.filter { form in
            names.contains { name in form.fields.contains { $0.name == name && !$0.isOptional } }
        }
        guard matching.count == 1 else { return nil }
        return matching.first
    }

    private static func number(_ field: Field, _ reader: inout ObjectReader) -> Double? {
        guard let value = reader.value(field.name) else {
            if field.isOptional { return 0 }
            reader.report(.missing(key: field.name, for: nil))
            return nil
        }
        guard let number = value.number else {
            reader.report(.wrongType(expected: "a number", found: value.typeInWords), at: field.name)
            return nil
        }
        guard field.bounds.contains(number) else {
            reader.report(
                .outOfRange(label: field.name, value: JSONNumber.text(number), range: field.bounds.words(unit: "")),
                at: field.name)
            return nil
        }
        return number
    }
}

import SeededRandom
import Testing

@testable import MotifCore

@Suite struct CurveMotionBezierTests {
    struct Case: CustomTestStringConvertible {
        let curve: Curve
        let values: [Double]
        var testDescription: String { curve.text }

        init(_ name: NamedCurve, _ values: Double...) { (curve, self.values) = (.named(name), values) }

        init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ values: Double...) {
            curve = .cubicBezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
            self.values = values
        }
    }

    /// Measured of Core Animation, which works in single precision.
    @Test(arguments: [
        Case(.easeIn, 0.017026613, 0.09346466, 0.31535682, 0.6218605, 0.83942777),
        Case(.easeOut, 0.16057223, 0.37813953, 0.6846432, 0.9065353, 0.9829734),
        Case(.easeInOut, 0.019722449, 0.12916191, 0.5, 0.8708381, 0.98027754),
        Case(.default, 0.094795, 0.4085106, 0.8024034, 0.96045905, 0.99431646),
    ])
    func `the named curves are those of Core Animation`(_ test: Case) throws {
        let timing = try CurveTiming(test.curve)
        for (fraction, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], test.values) {
            #expect(abs(timing.progress(at: fraction) - value) < 2e-6)
        }
    }

    /// Bisected in mpmath with 40 digits.
    @Test(arguments: [
        Case(
            .easeIn, 0.017026609651562945, 0.093464650718824863, 0.31535681257253931, 0.62186186917489021,
            0.83942784576246657),
        Case(
            .easeOut, 0.16057215423753349, 0.37813813082510981, 0.68464318742746071, 0.90653534928117515,
            0.98297339034843707),
        Case(.easeInOut, 0.019722453548311199, 0.12916193104731982, 0.5, 0.87083806895268021, 0.98027754645168882),
        Case(
            .default, 0.094796305716043257, 0.40851059135539587, 0.80240338758485699, 0.96045897834897408,
            0.99431647748455637),
    ])
    func `the named curves are solved to the last digits`(_ test: Case) throws {
        let timing = try CurveTiming(test.curve)
        for (fraction, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], test.values) {
            #expect(abs(timing.progress(at: fraction) - value) < 1e-15)
        }
    }

    /// At 1e-12, 1e-6, 0.001, 0.1, 0.3, 0.5, 0.501, 0.8, 0.999 and 0.999999; bisected in mpmath with 40 digits.
    @Test(arguments: [
        Case(
            0, 0, 0, 1, 2.9998e-8, 0.000298, 0.028, 0.44633040700956513, 0.7444214239671494, 0.88988157484230975,
            0.89040057774048288, 0.98532162803826047, 0.99999966651843204, 0.99999999999966667),
        Case(
            0, 1, 0, 1, 0.000299970001, 0.029701, 0.271, 0.84614624307426856, 0.96387742627935915,
            0.99122000310998946, 0.99128734417070367, 0.99963167212940687, 0.99999999996292589, 1),
        Case(
            1, 0, 1, 0, 3.7037037037074072e-38, 3.7037074074106991e-20, 3.7074107024716684e-11,
            4.1101541583706617e-5, 0.0014085437037707201, 0.008779996890010535, 0.008847774592121007,
            0.071574925078298577, 0.72899999999999993, 0.97029899999971817),
        Case(
            1, 0, 1, 1, 3.3333333333348147e-25, 3.3333348148156787e-13, 3.3348156795888939e-7,
            0.0034907446415270202, 0.034879451068427152, 0.11011842515769025, 0.1106391079523387,
            0.37401443199398187, 0.972, 0.99970199999999431),
        Case(
            1, 0, 0, 1, 3.3333333333370369e-25, 3.333337037041975e-13, 3.3370419825627253e-7, 0.0037616749580831666,
            0.047395275203942004, 0.5, 0.59399407874211551, 0.98257449897631194, 0.99999966629580174,
            0.99999999999966667),
        Case(
            0, 1, 1, 0, 1.732049140902371e-6, 0.0017303843013761195, 0.053110761576434835, 0.38740031697727516,
            0.48977247327170284, 0.5, 0.50000000118518729, 0.53857782374977864, 0.94688923842356514,
            0.99826961569859903),
        Case(
            0, 2, 0, -1, 0.00059985001, 0.05850999999999999, 0.46, 0.55330126511984174, 0.29449058065727007,
            0.31279528169304969, 0.31337295511995871, 0.64329846014403241, 0.99800100037055566, 0.99999800000099994),
        Case(
            0.68, -0.6, 0.32, 1.6, -8.8235294117511353e-13, -8.8235158423071751e-7, -0.00088099440367254547,
            -0.072823180797221616, -0.068663437828672687, 0.5, 0.50499985533223654, 1.1046120645973008,
            1.0008809944036725, 1.0000008823515843),
        Case(
            0.5, -30, 0.5, 40, -5.9999999999906665e-11, -5.9999906666586368e-5, -0.059906586306539366,
            -4.9797633266184642, -6.9444724686350884, 3.875, 3.9459753364147928, 12.051941925571899,
            1.0779065809625228, 1.0000779999066688),
    ])
    func `flat and overshooting curves are solved over the whole range`(_ test: Case) throws {
        let timing = try CurveTiming(test.curve)
        let fractions = [1e-12, 1e-6, 0.001, 0.1, 0.3, 0.5, 0.501, 0.8, 0.999, 0.999999]
        for (fraction, value) in zip(fractions, test.values) {
            #expect(abs(timing.progress(at: fraction) - value) < 1e-12, "at \(fraction)")
        }
    }

    @Test(arguments: 0..<10) func `the solved parameter reproduces its fraction`(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var worst = (error: 0.0, place: "")
        for index in 0..<10_000 {
            let edges: [(Double, Double)] = [(0, 0), (1, 1), (1, 0), (0, 1)]
            let free = (Double.random(in: 0...1, using: &generator), Double.random(in: 0...1, using: &generator))
            let (x1, x2) = index % 5 == 0 ? edges[index / 5 % 4] : free
            var fraction = Double.random(in: 0...1, using: &generator)
            if index % 7 == 0 { fraction *= fraction * fraction * fraction * fraction * fraction }
            if index % 7 == 1 { fraction = 0.5 + (fraction - 0.5) * 1e-6 }
            let t = BezierSolver(CubicBezier(x1: x1, y1: 0, x2: x2, y2: 1)).parameter(at: fraction)
            let back = 3 * x1 * t * (1 - t) * (1 - t) + 3 * x2 * t * t * (1 - t) + t * t * t
            let error = t >= 0 && t <= 1 ? abs(back - fraction) : .infinity
            if error > worst.error { worst = (error, "x1 \(x1), x2 \(x2), fraction \(fraction)") }
        }
        #expect(worst.error < 1e-14, "\(worst.place)")
    }

    @Test func `a curve with control points on the diagonal is the identity`() throws {
        let timing = try CurveTiming(.cubicBezier(CubicBezier(x1: 0.3, y1: 0.3, x2: 0.6, y2: 0.6)))
        for index in 0...100 { #expect(timing.progress(at: Double(index) / 100) == Double(index) / 100) }
    }
}

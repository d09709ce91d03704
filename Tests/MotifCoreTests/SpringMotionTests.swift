import Testing

@testable import MotifCore

@Suite struct SpringMotionTests {
    struct Motion: CustomTestStringConvertible {
        let mass, stiffness, damping, velocity: Double
        let values: [Double]
        let velocities: [Double]

        init(
            _ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double, values: [Double],
            velocities: [Double]
        ) {
            (self.mass, self.stiffness, self.damping, self.velocity) = (mass, stiffness, damping, velocity)
            (self.values, self.velocities) = (values, velocities)
        }

        var testDescription: String { "m \(mass), k \(stiffness), c \(damping), v \(velocity)" }

        func spring() throws(TimingError) -> SpringMotion {
            try SpringMotion(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
        }
    }

    /// At 0.05, 0.2, 0.5 and 1 s, from the equation of motion: classical Runge-Kutta, 20,000 steps a second, in mpmath
    /// with 25 digits; the values of six of them at 0.2 s again along the exponential of the matrix.
    static let motions = [
        Motion(
            1, 100, 10, 0, values: [0.104405473455079, 0.849425634854113, 1.07459056659503, 1.00217011673933],
            velocities: [3.77345203474907, 4.19279629666332, -0.87942420732513, 0.0538548061605956]),
        Motion(
            1, 100, 10, 3, values: [0.217609034497551, 0.975209523754012, 1.04820784037528, 1.00378576092414],
            velocities: [5.32820000395911, 3.38668050310199, -0.839368644912691, 0.0311880140944381]),
        Motion(
            2, 300, 20, -4, values: [0.00726041558175072, 0.994096286282358, 0.979064151811068, 1.00409375409152],
            velocities: [3.6393752303209, 5.30916927836863, -1.04997584365328, -0.105659924404724]),
        Motion(
            1, 100, 0.5, 0, values: [0.121407899119338, 1.37367365385289, 0.772164338049217, 1.66533487497104],
            velocities: [4.7348255947989, 8.65468245730825, -8.46902570445732, -4.21771413682026]),
        Motion(
            1, 100, 20, 0, values: [0.0902040104310504, 0.593994150290162, 0.959572318005487, 0.999500600772613],
            velocities: [3.03265329856316, 2.70670566473225, 0.336897349954273, 0.0045399929762485]),
        Motion(
            1, 100, 20, 25, values: [0.84836733507184, 1.27067056647322, 1.04379665549406, 1.00063559901667],
            velocities: [10.6142865449711, -0.676676416183054, -0.336897349954273, -0.00567499122031062]),
        Motion(
            1, 100, 20, -5, values: [-0.0614286544971076, 0.45865886705355, 0.942727450507774, 0.9992736011238],
            velocities: [1.51632664928157, 3.38338208091531, 0.471656289935983, 0.00658298981556032]),
        Motion(
            1, 100, 20.000002, 1,
            values: [0.120530539625866, 0.621061169043608, 0.962941264553242, 0.999545999294977],
            velocities: [3.33591846920519, 2.57137021909331, 0.309945673134043, 0.00413140350557378]),
        Motion(
            1, 100, 50, 0, values: [0.0622138660983713, 0.311259591374218, 0.631760870898143, 0.870306785655199],
            velocities: [1.76710765724332, 1.43734108937792, 0.768559812694748, 0.270685499334108]),
        Motion(
            1, 100, 50, 60, values: [1.12247846044437, 1.17366424500097, 1.09289675851499, 1.03271808525566],
            velocities: [5.02104597404133, -0.358467074412758, -0.193886822036247, -0.0682866200011064]),
        Motion(
            1, 100, 50, -5, values: [-0.0261415167637949, 0.239392536905322, 0.593332880263405, 0.856772510688494],
            velocities: [1.49594613084349, 1.58699176969381, 0.848763698922331, 0.298933175945376]),
    ]

    @Test(arguments: motions)
    func `the closed forms equal the integrated equation of motion`(_ motion: Motion) throws {
        let spring = try motion.spring()
        for (index, time) in [0.05, 0.2, 0.5, 1].enumerated() {
            #expect(abs(spring.value(at: time) - motion.values[index]) < 1e-11)
            #expect(abs(spring.velocity(at: time) - motion.velocities[index]) < 1e-10)
        }
        #expect(spring.value(at: 0) == 0)
        #expect(spring.value(at: -1) == 0)
        #expect(spring.velocity(at: 0) == motion.velocity)
        #expect(spring.value(at: .infinity) == 1)
        #expect(spring.velocity(at: .infinity) == 0)
    }

    @Test(arguments: motions)
    func `no value is farther from the end than the preceding envelope`(_ motion: Motion) throws {
        let spring = try motion.spring()
        for start in stride(from: 0.0, through: 2, by: 0.05) {
            let envelope = spring.envelope(at: start) + 1e-14
            for later in stride(from: start, through: start + 2, by: 0.01) {
                #expect(abs(1 - spring.value(at: later)) <= envelope)
            }
        }
    }

    @Test func `the three formulas agree near a damping ratio of 1`() throws {
        for velocity in [0.0, 3, -3, 15] {
            let critical = try SpringMotion(mass: 1, stiffness: 100, damping: 20, initialVelocity: velocity)
            for offset in [1e-14, 1e-12, 1e-10] {
                for damping in [20 * (1 - offset), 20 * (1 + offset)] {
                    let spring = try SpringMotion(mass: 1, stiffness: 100, damping: damping, initialVelocity: velocity)
                    for time in [0.01, 0.1, 0.4, 2] {
                        #expect(abs(spring.value(at: time) - critical.value(at: time)) < 1e-9)
                        #expect(abs(spring.velocity(at: time) - critical.velocity(at: time)) < 1e-8)
                    }
                }
            }
        }
    }

    struct Refusal: CustomTestStringConvertible {
        let numbers: [Double]
        let message: String
        var testDescription: String { "\(numbers)" }
    }

    @Test(arguments: [
        Refusal(numbers: [0, 100, 10, 0], message: "A spring's 'mass' is 0; it must be more than 0"),
        Refusal(numbers: [1, -5, 10, 0], message: "A spring's 'stiffness' is -5; it must be more than 0"),
        Refusal(numbers: [1, 100, 0, 0], message: "A spring's 'damping' is 0; it must be more than 0"),
        Refusal(
            numbers: [1, 100, .nan, 0], message: "A spring's 'damping' is not a finite number; it must be more than 0"),
        Refusal(
            numbers: [1, 100, 10, .infinity],
            message: "A spring's 'initialVelocity' is not a finite number; it can be any number"),
        Refusal(
            numbers: [1e-300, 1e300, 10, 0],
            message: "The numbers of this timing curve are too large to evaluate it"),
    ])
    func `invalid numbers of a spring are rejected by name`(_ refusal: Refusal) {
        let numbers = refusal.numbers
        let error = #expect(throws: TimingError.self) {
            try SpringMotion(
                mass: numbers[0], stiffness: numbers[1], damping: numbers[2], initialVelocity: numbers[3])
        }
        #expect(error?.message == refusal.message)
    }
}

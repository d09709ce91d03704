import MotifJSON
import Testing

@testable import MotifCore
@testable import MotifExport

/// Numbers are those of the patterns' documents on a screen of 393 × 852 pt, worked out by hand.
@Suite struct `a Lottie file` {
    @Test(arguments: Seeds.patterns)
    func `has everything that players require`(slug: String) throws {
        let file = try LottieFile(slug)
        for key in ["v", "fr", "ip", "op", "w", "h", "layers", "markers", "slots", "assets"] {
            #expect(file.json[key] != nil, "\(key)")
        }
        #expect(file.json["fr"]?.number == 60)
        #expect(file.json["w"]?.number == 393)
        #expect(file.json["h"]?.number == 852)
        for layer in file.layers {
            for key in ["ty", "ind", "nm", "ip", "op", "st", "sr", "ks"] { #expect(layer[key] != nil, "\(key)") }
        }
        #expect(file.layers.compactMap { $0["ind"]?.number } == (1...file.layers.count).map(Double.init))
        // rlottie and lottie-android read the type of a shape first, and skip any key before it.
        let packed = file.text.filter { !$0.isWhitespace }
        #expect(packed.contains(#""shapes":[{"ty":"#))
        #expect(!packed.contains(#""it":[{"nm":"#))
        #expect(packed.contains(#""it":[{"ty":"#))
    }

    @Test(arguments: Seeds.patterns)
    func `is the same every time`(slug: String) throws {
        let subject = try Seeds.subject(slug)
        #expect(try LottieExport.export(subject) == LottieExport.export(subject))
    }

    @Test func `of expand is exact except for reduced motion`() throws {
        let file = try LottieFile("expand")
        #expect(file.codes == ["reduced-motion-omitted"])
        #expect(file.names == ["destination", "view", "source"])
        let scale = file.transform("view", "s")
        #expect(scale.frames == [0, 21])
        // (max(393, 852) + max(317, 76, 742, 110)) / 56 + 2
        #expect(scale.values == [[100, 100], [3046.428571, 3046.428571]])
        #expect(scale.easings == [[0.42, 0, 1, 1]])
        #expect(file.transform("view", "p").rest == [345, 770])
        #expect(LottieValues(file.shape("view", "rc")["s"]).rest == [56, 56])
        let opacity = file.transform("destination", "o")
        #expect(opacity.frames == [21, 42])
        #expect(opacity.values == [[0], [100]])
        #expect(opacity.easings == [[0.42, 0, 0.58, 1]])
        #expect(file.json["op"]?.number == 43)
    }

    @Test func `has markers for the operation, its end and every track`() throws {
        let file = try LottieFile("expand")
        #expect(file.marker("present") == [0, 42])
        #expect(file.marker("reduced motion") == [42, 1])
        #expect(file.marker("view.scale") == [0, 21])
        #expect(file.marker("destination.opacity") == [21, 21])
    }

    @Test func `has a slot for each fill`() throws {
        let file = try LottieFile("expand")
        let color: JSON = [0.203922, 0.470588, 0.964706]
        #expect(file.json["slots"]?["view.fill"]?["p"]?["k"] == color)
        #expect(file.shape("view", "fl")["c"] == ["a": 0, "k": color, "sid": "view.fill"])
        #expect(file.json["slots"]?.object?.count == 3)
    }

    @Test func `of mask-reveal opens a mask whose points keep the easing of the diameter`() throws {
        let file = try LottieFile("mask-reveal")
        #expect(file.codes == ["reduced-motion-omitted"])
        #expect(file.mask("destination")["mode"] == "a")
        let path = LottieValues(file.mask("destination")["pt"])
        #expect(path.frames == [0, 60])
        #expect(path.easings == [[0.42, 0, 1, 1]])
        // From 4 pt to 1.2 × 852 pt across, around the middle.
        #expect(path.corners.first == [[196.5, 424], [198.5, 426], [196.5, 428], [194.5, 426]])
        #expect(path.corners.last == [[196.5, -85.2], [707.7, 426], [196.5, 937.2], [-314.7, 426]])
    }

    @Test func `of punch-out shows everything outside the hole and grows the screen`() throws {
        let file = try LottieFile("punch-out", operation: "pop")
        #expect(file.codes == ["reduced-motion-omitted", "shadow-effect"])
        #expect(file.names == ["cover", "below"])
        // lottie-web's canvas can't subtract a mask, and rlottie draws a band instead of a large hole.
        #expect(file.mask("cover")["mode"] == "a")
        let path = LottieValues(file.mask("cover")["pt"])
        // Around the screen, in to the hole of 4 pt, around it the other way, and back out.
        let outline = [[196.5, -100], [493, -100], [493, 952], [-100, 952], [-100, -100], [196.5, -100]]
        let circle = [[196.5, 424], [194.5, 426], [196.5, 428], [198.5, 426], [196.5, 424]]
        #expect(path.corners.last == outline + circle)
        #expect(path.easings == [[0.42, 0, 1, 1]])
        let size = LottieValues(file.shape("cover", "rc")["s"])
        #expect(size.values == [[473, 932], [393, 852]])
        #expect(size.easings == [[0.42, 0, 1, 1]])
        #expect(
            try LottieFile("punch-out").codes == ["operations-omitted", "reduced-motion-omitted", "shadow-effect"])
    }

    @Test func `of punch-out casts its shadow from what the hole leaves`() throws {
        let file = try LottieFile("punch-out")
        let outer = try #require(file.parts(of: "cover").first)
        #expect(outer["ty"]?.number == 0)
        #expect(outer["masksProperties"] == nil)
        let effect = try #require(outer["ef"]?.array?.first)
        #expect(effect["ty"]?.number == 25)
        // Black, opaque (255), upright, no distance, and four times Core Animation's radius of 6 pt.
        let values = effect["ef"]?.array?.map { $0["v"]?["k"] ?? .null }
        #expect(values == [[0, 0, 0], 255, 180, 0, 24, 0] as [JSON])
    }

    @Test func `of zoom-icons has one keyframe per frame for springs`() throws {
        let file = try LottieFile("zoom-icons", operation: "push")
        #expect(file.codes == ["reduced-motion-omitted", "spring-baked", "content-omitted"])
        let scale = file.transform("menu", "s")
        #expect(scale.frames == (0...36).map(Double.init))
        #expect(scale.values.first == [100, 100])
        #expect(scale.values.last == [80, 80])
        // UIKit's critical spring has (1 + x) / eˣ = 0.001 at its end, x = 9.2334; at its half 0.94448 of the way.
        #expect(abs((scale.values[18].first ?? 0) - 81.1104) < 0.001)
        #expect(scale.easings.allSatisfy { $0 == [0, 0, 1, 1] })
        // The back button waits 0.2 s, 64 pt above its place.
        let button = file.transform("backButton", "p")
        #expect(button.frames.first == 12)
        #expect(button.frames.last == 48)
        #expect(button.values.first == [32, -32])
        #expect(button.values.last == [32, 32])
        #expect(file.transform("cell.facebook", "a").rest == [196.5, 426])
        #expect(LottieValues(file.shape("circle", "el")["s"]).rest == [100, 100])
        // The icon, the back button and the words have stand-ins with a transform of their own.
        for layer in ["icon", "backButton", "summary"] {
            #expect(file.standIns(layer).last?["ty"] == "tr", "\(layer)")
            #expect(file.standIns(layer).count > 1, "\(layer)")
        }
        // Halfway between two frames a spring is off the straight line by a known amount.
        #expect(file.notes[1].message.contains("off by up to"))
    }

    @Test func `of dive-deeper moves and scales the elements`() throws {
        let file = try LottieFile("dive-deeper", operation: "present")
        #expect(file.names == ["phantom.title", "phantom.image", "destination", "fade", "source"])
        let position = file.transform("phantom.image", "p")
        #expect(position.values.first == [196.5, 230])
        #expect(position.values.last == [196.5, 160])
        #expect(position.frames.count == 31)
        let scale = file.transform("phantom.image", "s")
        #expect(scale.values.last == [108.864266, 145.454545])
        // Nothing would be seen of them without the color of stand-ins, which an app can replace.
        let part: JSON = [0.866667, 0.890196, 0.92549]
        #expect(file.shape("phantom.image", "fl")["c"] == ["a": 0, "k": part, "sid": "phantom.image.fill"])
        #expect(file.json["slots"]?["phantom.image.fill"]?["p"]?["k"] == part)
        #expect(file.standIns("phantom.image").count == 2)
        #expect(file.notes.last?.message.hasSuffix("phantom.image, phantom.title") == true)
    }

    @Test func `of peek-over-the-edge draws each page in perspective`() throws {
        let file = try LottieFile("peek-over-the-edge")
        #expect(file.codes == ["reduced-motion-omitted", "turn-baked"])
        #expect(file.json["op"]?.number == 61)
        let page = LottieValues(file.shape("leaving", "sh")["ks"])
        #expect(page.frames.count == 61)
        #expect(page.corners.first == [[0, 0], [393, 0], [393, 852], [0, 852]])
        // Half-way: turned by 45° about its right edge at 196.5; 393 · sin 45° behind an eye 500 pt away.
        let corners = page.corners[30].joined().map { ($0 * 1000).rounded() / 1000 }
        #expect(corners == [17.881, 152.183, 196.5, 0, 196.5, 852, 17.881, 699.817])
    }

    @Test func `of connect-the-dots covers a range of progress`() throws {
        let file = try LottieFile("connect-the-dots", operation: "swipe")
        #expect(file.codes == ["reduced-motion-omitted", "content-omitted"])
        #expect(file.transform("page", "p").frames == [0, 120])
        #expect(file.transform("page", "p").values == [[589.5, 426], [-196.5, 426]])
        #expect(file.marker("swipe") == [0, 120])
    }

    @Test func `is a whole number of points wide and high`() throws {
        let file = try LottieFile("expand", on: MotionSize(width: 411.4, height: 914))
        #expect(file.json["w"]?.number == 412)
        #expect(file.codes == ["reduced-motion-omitted", "size-rounded"])
    }
}

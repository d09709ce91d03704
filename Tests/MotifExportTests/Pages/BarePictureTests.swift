import Foundation
import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `a picture of the screen alone` {
    @Test(arguments: Seeds.patterns) func `moves and rests in the same frame`(slug: String) throws {
        let subject = try Seeds.subject(slug)
        for operation in subject.operations {
            let preview = try SVGPreview(subject, operation: operation)
            let (moving, still) = (preview.bareAnimation().text, preview.bareStill().text)
            #expect(SVGReading(moving).problem == nil)
            #expect(SVGReading(still).problem == nil)
            #expect(moving.contains("viewBox=\"0 0 413 872\""))
            #expect(!still.contains("@keyframes"))
        }
    }

    @Test func `plays with reduced motion only if its address requests it`() throws {
        let text = try SVGPreview(Seeds.subject("expand")).bareAnimation().text
        #expect(text.contains(/@media \(prefers-reduced-motion:no-preference\)\{\.m[0-9a-z]+-m\{animation:/))
        #expect(text.contains(/:target~g \.m[0-9a-z]+-m\{animation:/))
        #expect(text.contains("<g id=\"play\"/>"))
        #expect(try !SVGPreview(Seeds.subject("expand")).animation().text.contains(":target"))
    }

    @Test(arguments: Seeds.patterns) func `rests while something is moving`(slug: String) throws {
        let timeline = try Seeds.subject(slug).motion.timeline(on: MotionSize(width: 393, height: 852))
        #expect(timeline.range.contains(timeline.mostTelling))
        #expect(timeline.mostTelling > timeline.range.lowerBound)
        #expect(timeline.mostTelling < timeline.range.upperBound)
    }
}

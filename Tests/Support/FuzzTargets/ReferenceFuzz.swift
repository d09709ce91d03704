import MotifCatalog
import MotifCore
import MotifHub

enum ReferenceFuzz {
    static func run(_ bytes: [UInt8]) throws {
        let text = String(decoding: bytes, as: UTF8.self)
        if let reference = try? DocumentReference(text) {
            try expect((try? DocumentReference(reference.description)) == reference, "\(text) is read as another one")
        }
        if let slug = Slug(text) { try expect(slug.text == text && !text.contains("/"), "\(text) isn't a slug") }
        if let release = ReleaseName(text) { try expect(ReleaseName(release.text) == release, "\(text) changes") }
        if let time = Timestamp(text) { try expect(Timestamp(time.description) == time, "\(text) is \(time)") }
        if let url = try? HubURL(text) { try expect((try? HubURL(url.description)) != nil, "\(url) isn't a URL") }
    }
}

import Testing

@testable import MotifCore
@testable import MotifStore

@Suite struct SHA256HasherTests {
    /// - Source:
    ///   https://csrc.nist.gov/CSRC/media/Projects/Cryptographic-Standards-and-Guidelines/documents/examples/SHA256.pdf
    ///   and SHA2_Additional.pdf beside it.
    @Test(arguments: [
        ([UInt8](), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        (Array("abc".utf8), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        ([0xBD], "68325720aabd7c82f30f554b313d0570c95accbb7dc4b5aae11204c08ffe732b"),
        ([0xC9, 0x8C, 0x8E, 0x55], "7abc22c0ae5af26ce93dbb94433a0e0b2e119d014f8e7f65bd56c61ccccd9504"),
        (.init(repeating: 0, count: 55), "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7"),
        (.init(repeating: 0, count: 56), "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb"),
        (.init(repeating: 0, count: 64), "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"),
        (.init(repeating: 0, count: 1_000), "541b3e9daa09b20bf85fa273e5cbd3e80185aa4ec298e765db87742b70138a53"),
        (.init(repeating: 0x41, count: 1_000), "c2e686823489ced2017f6059b8b239318b6364f6dcd835d0a519105a1eadd6e4"),
    ])
    func `the standard's examples have the standard's hashes`(bytes: [UInt8], hash: String) {
        #expect(ContentDigest(of: bytes).description == hash)
    }

    /// The bytes aren't an argument, since the test runner encodes arguments, which takes seconds for a million bytes.
    @Test func `a million zeros have the standard's hash`() {
        let digest = ContentDigest(of: .init(repeating: 0, count: 1_000_000))
        #expect(digest.description == "d29751f2649b32ff572b5e0a9f541ea660a50f94ff0beedfb0b692b924cc8025")
    }

    @Test func `parts hash like the whole, and reading the hash changes nothing`() {
        var hasher = SHA256Hasher()
        hasher.update(Array("a".utf8))
        _ = hasher.finished()
        hasher.update([])
        hasher.update(Array("bc".utf8))
        #expect(hasher.finished() == ContentDigest(of: Array("abc".utf8)).bytes)
    }
}

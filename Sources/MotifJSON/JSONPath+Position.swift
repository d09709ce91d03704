extension JSONPath {
    /// Where the value at this path starts in a document; for a member that is missing, where its object starts.
    ///
    /// - Returns: nil where neither is there.
    /// - Complexity: O(n) in the length of the text before the value.
    public func position(in bytes: UnsafeRawBufferPointer) -> TextPosition? {
        var scanner = JSONScanner(bytes)
        let place = place(&scanner)
        return place.map { scanner.position(of: $0) }
    }

    /// Where the value at this path starts in a document; for a member that is missing, where its object starts.
    ///
    /// - Returns: nil where neither is there.
    public func position(in bytes: [UInt8]) -> TextPosition? {
        bytes.withUnsafeBytes { position(in: $0) }
    }

    private func place(_ scanner: inout JSONScanner) -> Int? {
        // How many of the open containers stand at the step that this path takes in them.
        var matched = 0
        var enclosing: Int?
        while let event = try? scanner.next() {
            let depth = scanner.containers.count - (event.opensContainer ? 1 : 0)
            matched = min(matched, depth)
            if case .closes = event {
                // What follows the enclosing container cannot be on the path.
                if enclosing != nil, depth < elements.count { return enclosing }
                continue
            }
            if depth > 0, depth <= elements.count, matched >= depth - 1 {
                matched = isStep(depth - 1, of: scanner) ? depth : depth - 1
            }
            if case .key = event { continue }
            if matched == depth, depth == elements.count { return scanner.eventStart }
            if matched == depth, depth == elements.count - 1, event.opensContainer { enclosing = scanner.eventStart }
        }
        return enclosing
    }

    private func isStep(_ index: Int, of scanner: JSONScanner) -> Bool {
        let container = scanner.containers[index]
        return switch elements[index] {
        case .key(let key): container.key.map { ScalarOrder.areSame(scanner.text(of: $0), key) } ?? false
        case .index(let index): !container.isObject && container.index == index
        }
    }
}

extension JSONScanner.Event {
    fileprivate var opensContainer: Bool {
        if case .opens = self { true } else { false }
    }
}

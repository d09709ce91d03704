public import MotifFormula

extension TimelineLayer {
    /// Returns the rectangle that the layer fills on the screen at a time, before rotation; for a circle, the square
    /// around it.
    ///
    /// Width and height grow about the center, scales apply about the anchor, then come translation, offset and outset.
    public func extent(at time: Double) -> MotionFrame {
        let (width, height) = (value(of: .width, at: time), value(of: .height, at: time))
        let scale = value(of: .scale, at: time)
        let (scaleX, scaleY) = (scale * value(of: .scaleX, at: time), scale * value(of: .scaleY, at: time))
        // The anchor stays in place, and the center moves with the scale.
        var x = value(of: .centerX, at: time) + (anchor.x - 0.5) * width * (1 - scaleX)
        var y = value(of: .centerY, at: time) + (anchor.y - 0.5) * height * (1 - scaleY)
        x += value(of: .translationX, at: time)
        y += value(of: .translationY, at: time)
        let offset = value(of: .offset, at: time)
        x += edge.inward.x * offset
        y += edge.inward.y * offset
        let outset = value(of: .outset, at: time)
        let (wide, high) = (abs(width * scaleX) + 2 * outset, abs(height * scaleY) + 2 * outset)
        let side = min(wide, high)
        let size = shape == .circle ? MotionSize(width: side, height: side) : MotionSize(width: wide, height: high)
        return MotionFrame(x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height)
    }
}

extension MotionFrame {
    /// Returns the intersection of two frames; its width or height is 0 if they don't meet.
    func shared(with other: MotionFrame) -> MotionFrame {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let right = min(x + width, other.x + other.width)
        let bottom = min(y + height, other.y + other.height)
        return MotionFrame(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    /// Returns the distance from a point to the farthest corner.
    func farthestCorner(from point: MotionPoint) -> Double {
        let horizontal = max(abs(point.x - x), abs(point.x - x - width))
        let vertical = max(abs(point.y - y), abs(point.y - y - height))
        return (horizontal * horizontal + vertical * vertical).squareRoot()
    }
}

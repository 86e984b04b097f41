package import Foundation

extension CGContext {
  /// One thing that was drawn.
  package struct Drawn: Equatable {
    /// What was done.
    package enum Kind: Equatable { case fill, stroke, clear, gradient, image, text(String) }
    /// What was done.
    package var kind: Kind
    /// What it covers, transformed, in points.
    package var rect: CGRect
    /// In which color; nil where it has none.
    package var color: UIColor?
    /// How the line looks; nil where there is none.
    package var line: Line?
    /// What is filled or drawn as a line, transformed; nil for the rectangle.
    package var outline: CGPath?
    /// Whether what lies inside twice is left out.
    package var isEvenOdd = false
    /// How opaque it is, from 0 to 1.
    package var alpha: CGFloat = 1
    /// The outlines outside of which nothing of it is seen.
    package var clips: [Clip] = []
    /// How its colors go over; nil for one color.
    package var gradient: Gradient?
    /// The size of its letters, in points; nil for what is no text.
    package var fontSize: CGFloat?

    /// An outline outside of which nothing is seen.
    package struct Clip: Equatable {
      /// The outline, transformed.
      package var outline: CGPath
      /// Whether what lies inside twice is outside.
      package var isEvenOdd = false
      /// How many of them are kept; of more the last one counts.
      static let most = 16
    }

    /// How a line looks.
    package struct Line: Equatable {
      /// How wide it is, in points.
      package var width: CGFloat = 1
      /// How it ends.
      package var cap = CGLineCap.butt
      /// How lines meet.
      package var join = CGLineJoin.miter
      /// The lengths of dashes and gaps, in points; empty for a line without gaps.
      package var dashes: [CGFloat] = []

      /// The line where a transform puts it, which scales its width too.
      package func applying(_ transform: CGAffineTransform) -> Self {
        var line = self
        line.width *= transform.growth
        line.dashes = dashes.map { $0 * transform.growth }
        return line
      }
    }

    /// How colors go over, along a line or between two circles.
    package struct Gradient: Equatable {
      /// The colors, in order.
      package var colors: [UIColor]
      /// Where each is, from 0 to 1.
      package var locations: [CGFloat]
      /// Where the first color is, or the center of the inner circle.
      package var start: CGPoint
      /// Where the last color is, or the center of the outer circle.
      package var end: CGPoint
      /// The radius of the outer circle, in points; nil along a line.
      package var radius: CGFloat?
      /// The radius of the inner circle, in points.
      package var innerRadius: CGFloat = 0
      /// Whether the first color goes on before the start.
      package var goesOnBefore = false
      /// Whether the last color goes on behind the end.
      package var goesOnBehind = false

      /// The gradient where a transform puts it.
      func applying(_ transform: CGAffineTransform) -> Self {
        var moved = self
        moved.start = start.applying(transform)
        moved.end = end.applying(transform)
        moved.radius = radius.map { $0 * transform.growth }
        moved.innerRadius *= transform.growth
        return moved
      }
    }

    /// What was drawn where a transform puts it.
    func applying(_ transform: CGAffineTransform) -> Self {
      var moved = self
      moved.rect = rect.applying(transform)
      let isTurned = transform.b != 0 || transform.c != 0
      let shape = outline ?? (isTurned ? CGPath(PathShape.rectangle(rect)) : nil)
      moved.outline = shape?.moved(by: transform)
      moved.line = line?.applying(transform)
      moved.clips = clips.map { clip in
        Clip(outline: clip.outline.moved(by: transform), isEvenOdd: clip.isEvenOdd)
      }
      moved.gradient = gradient?.applying(transform)
      moved.fontSize = fontSize.map { $0 * transform.growth }
      return moved
    }
  }
}

extension CGPath {
  /// The path where a transform puts it.
  func moved(by transform: CGAffineTransform) -> CGPath {
    CGPath(elements.map { $0.applying(transform) })
  }
}

extension CGAffineTransform {
  /// How much longer lengths become, in the middle of all directions.
  package var growth: CGFloat { abs(a * d - b * c).squareRoot() }
}

public import Foundation

/// Draws one cell of a pattern. iOS 2.0 and later.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Lets go of what a pattern was made with. iOS 2.0 and later.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What draws a pattern. iOS 2.0 and later.
public struct CGPatternCallbacks {
  /// Always 0.
  public var version: UInt32
  /// Draws one cell; nil for nothing.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Hears that the pattern has gone; nil for nothing.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Makes one that draws nothing.
  public init() { (version, drawPattern, releaseInfo) = (0, nil, nil) }
  /// Makes one of its parts.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
  }
}

/// How far the cells of a pattern may be bent to fit pixels. iOS 2.0 and later.
public enum CGPatternTiling: Int32, Sendable {
  /// Not at all; a little; as is quickest.
  case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

/// A drawing that fills areas again and again. iOS 2.0 and later.
public final class CGPattern: NSObject {
  /// Whether its cells have colors of their own.
  let isColored: Bool

  /// Makes a pattern, whose cells are drawn by a function.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    self.isColored = isColored
    super.init()
  }
}

extension CGColorSpace {
  /// Makes the space of patterns, which have colors of their own where no other space is said.
  /// iOS 2.0 and later.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    self.init(isGray: baseSpace?.isGray ?? false)
  }
}

extension CGContext {
  /// Fills areas with a pattern, which is taken for gray; iOS 2.0 and later.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    noteGray()
    setFillColor(gray: 0.5, alpha: 1)
  }
  /// Draws lines with a pattern, which is taken for gray; iOS 2.0 and later.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    noteGray()
    setStrokeColor(gray: 0.5, alpha: 1)
  }
  private func noteGray() {
    Simulator.current.unimplemented(
      "CGContext.setFillPattern(_:colorComponents:)", "patterns are taken for gray.")
  }
  /// What follows is drawn as one, in that part; iOS 2.0 and later.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
    keptLook("CGContext.beginTransparencyLayer(in:auxiliaryInfo:)")
  }
}

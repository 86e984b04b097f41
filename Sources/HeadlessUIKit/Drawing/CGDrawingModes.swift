/// How letters are drawn. iOS 2.0 and later.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Areas; lines; both; nothing; and the same, cutting off the rest.
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// How images are made larger or smaller. iOS 2.0 and later.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The usual one; none; low; high; medium.
  case `default`, none, low, high, medium
}

/// What is done with a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled, drawn as lines, or both; `eo` leaves out what lies inside twice.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How what is drawn goes together with what is there.
public enum CGBlendMode: Int32, Sendable {
  /// How colors mix, in Core Graphics' words.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  /// How colors mix, in Core Graphics' words.
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  /// How colors mix, in Core Graphics' words.
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  /// How colors mix, in Core Graphics' words.
  case plusDarker, plusLighter
}

import Foundation

/// How large the system's symbols are (rules 1131 and 1135).
extension UIImage {
  /// The size of the text beside which a symbol is drawn that nobody has configured, in points.
  static let usualSymbolPoints: CGFloat = 17

  /// How large a symbol is beside text of that many points: by estimate as high and wide as those, where no
  /// source has another size (rule 1135).
  static func size(ofSymbol name: String?, points: CGFloat) -> CGSize {
    guard let name, let known = knownSymbols[name] else {
      return CGSize(width: points, height: points)
    }
    let scale = Simulator.current.configuration.device.scale
    func inPixels(_ length: CGFloat) -> CGFloat { (length * points * scale).rounded() / scale }
    return CGSize(width: inPixels(known.width), height: inPixels(known.height))
  }

  /// Sizes beside text of one point.
  private static let knownSymbols: [String: CGSize] = [
    "play.fill": CGSize(width: 0.89, height: 0.984),
    "backward.fill": CGSize(width: 1.483, height: 0.915),
    "forward.fill": CGSize(width: 1.483, height: 0.915),
    "photo": CGSize(width: 1.457, height: 1.059),
  ]

  /// How large it is where what shows it configures symbols so and it has no size of its own.
  final func size(as configuration: SymbolConfiguration?) -> CGSize {
    guard look.isSymbol, ownSymbolPoints == nil, let points = configuration?.pointSize else {
      return size
    }
    return Self.size(ofSymbol: name, points: points)
  }

  private final var ownSymbolPoints: CGFloat? {
    (look.configuration as? SymbolConfiguration)?.pointSize
  }

  /// How far a symbol keeps from the edges of a line of its text, where what shows it configures symbols so:
  /// below zero, since the line is higher (rule 1131).
  final func alignmentOfSymbol(as configuration: SymbolConfiguration? = nil) -> UIEdgeInsets {
    let points = ownSymbolPoints ?? configuration?.pointSize ?? Self.usualSymbolPoints
    let scale = Simulator.current.configuration.device.scale
    let line = (UIFont.systemFont(ofSize: points).lineHeight * scale).rounded(.up) / scale
    let rest = line - size(as: configuration).height
    let above = (rest / 2).rounded(.down)
    return UIEdgeInsets(top: -above, left: 0, bottom: above - rest, right: 0)
  }
}

import Foundation

extension UIImage {
  /// What makes two images the same (rule 1030).
  nonisolated struct Content: Hashable, Sendable {
    private let name: String?
    private let data: Data?
    private let size: CGSize
    private let scale: CGFloat
    private let renderingMode: Int
    private let orientation: Int
    private let isSymbol: Bool
    /// The color that the app has given it, as `#rrggbbaa`; nil for none.
    private let tint: String?
    /// Of a symbol that was asked for with a configuration.
    private let pointSize: CGFloat?

    /// Nil for one without a name and without data.
    init?(_ name: String?, _ data: Data?, _ size: CGSize, _ scale: CGFloat, _ look: ImageLook) {
      guard name != nil || data != nil, look.drawing.isEmpty, look.frames == nil else { return nil }
      (self.name, self.data, self.size, self.scale) = (name, data, size, scale)
      (renderingMode, orientation) = (look.renderingMode.rawValue, look.orientation.rawValue)
      (isSymbol, tint) = (look.isSymbol, look.tint?.hexadecimal)
      pointSize = (look.configuration as? SymbolConfiguration)?.pointSize
    }
  }
}

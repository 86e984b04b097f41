public import Foundation

/// A font in an archive; iOS 2.0 and later (rule 931).
extension UIFont: NSSecureCoding {
  /// Whether it can be read where classes are checked: it can.
  public static let supportsSecureCoding = true
  /// Writes its name and its size.
  public nonisolated func encode(with coder: NSCoder) {
    coder.encode(fontName, forKey: "UIFontName")
    coder.encode(familyName, forKey: "UIFontFamilyName")
    coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    coder.encode(Double(weight.rawValue), forKey: "UIFontWeight")
  }
  /// Reads its name and its size.
  public nonisolated convenience init?(coder: NSCoder) {
    guard let name = coder.decodeObject(forKey: "UIFontName") as? String else { return nil }
    self.init(
      name: name, family: coder.decodeObject(forKey: "UIFontFamilyName") as? String ?? name,
      size: coder.decodeDouble(forKey: "UIFontPointSize"),
      weight: Weight(rawValue: coder.decodeDouble(forKey: "UIFontWeight")))
  }
}

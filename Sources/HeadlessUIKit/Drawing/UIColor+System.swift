import Foundation

/// The system's colours in their light appearance; iOS 13.0 and later.
extension UIColor {
  public nonisolated static let systemOrange = UIColor(bytes: 255, 149, 0, alpha: 1)
  public nonisolated static let systemYellow = UIColor(bytes: 255, 204, 0, alpha: 1)
  public nonisolated static let systemMint = UIColor(bytes: 0, 199, 190, alpha: 1)
  public nonisolated static let systemTeal = UIColor(bytes: 48, 176, 199, alpha: 1)
  public nonisolated static let systemCyan = UIColor(bytes: 50, 173, 230, alpha: 1)
  public nonisolated static let systemIndigo = UIColor(bytes: 88, 86, 214, alpha: 1)
  public nonisolated static let systemPurple = UIColor(bytes: 175, 82, 222, alpha: 1)
  public nonisolated static let systemPink = UIColor(bytes: 255, 45, 85, alpha: 1)
  public nonisolated static let systemBrown = UIColor(bytes: 162, 132, 94, alpha: 1)
  public nonisolated static let systemGray = UIColor(bytes: 142, 142, 147, alpha: 1)
  public nonisolated static let systemGray2 = UIColor(bytes: 174, 174, 178, alpha: 1)
  public nonisolated static let systemGray3 = UIColor(bytes: 199, 199, 204, alpha: 1)
  public nonisolated static let systemGray4 = UIColor(bytes: 209, 209, 214, alpha: 1)
  public nonisolated static let systemGray5 = UIColor(bytes: 229, 229, 234, alpha: 1)
  public nonisolated static let systemGray6 = UIColor(bytes: 242, 242, 247, alpha: 1)
  public nonisolated static let secondarySystemBackground = UIColor(bytes: 242, 242, 247, alpha: 1)
  public nonisolated static let tertiarySystemBackground = UIColor(bytes: 255, 255, 255, alpha: 1)
  public nonisolated static let systemGroupedBackground = UIColor(bytes: 242, 242, 247, alpha: 1)
  public nonisolated static let secondarySystemGroupedBackground = UIColor(
    bytes: 255, 255, 255, alpha: 1)
  public nonisolated static let tertiarySystemGroupedBackground = UIColor(
    bytes: 242, 242, 247, alpha: 1)
  public nonisolated static let groupTableViewBackground = UIColor(bytes: 242, 242, 247, alpha: 1)
  public nonisolated static let link = UIColor(bytes: 0, 122, 255, alpha: 1)
  public nonisolated static let opaqueSeparator = UIColor(bytes: 198, 198, 200, alpha: 1)
  public nonisolated static let lightText = UIColor(bytes: 255, 255, 255, alpha: 0.6)
  public nonisolated static let darkText = UIColor(bytes: 0, 0, 0, alpha: 1)
  public nonisolated static let tintColor = UIColor(bytes: 0, 122, 255, alpha: 1)
  public nonisolated static let secondaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.6)
  public nonisolated static let tertiaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.3)
  public nonisolated static let quaternaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.18)
  public nonisolated static let placeholderText = UIColor(bytes: 60, 60, 67, alpha: 0.3)
  public nonisolated static let separator = UIColor(bytes: 60, 60, 67, alpha: 0.29)
  public nonisolated static let systemFill = UIColor(bytes: 120, 120, 128, alpha: 0.2)
  public nonisolated static let secondarySystemFill = UIColor(bytes: 120, 120, 128, alpha: 0.16)
  public nonisolated static let tertiarySystemFill = UIColor(bytes: 118, 118, 128, alpha: 0.12)
  public nonisolated static let quaternarySystemFill = UIColor(bytes: 116, 116, 128, alpha: 0.08)

  private nonisolated convenience init(
    bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}

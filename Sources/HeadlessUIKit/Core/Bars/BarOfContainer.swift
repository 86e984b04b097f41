/// A bar that a container shows and hides, which the app may hide itself (rule 882).
protocol BarOfContainer: UIView {
  /// Whether the app has hidden it by ``UIView/isHidden``.
  var isHiddenByApp: Bool { get set }
}

extension BarOfContainer {
  /// Hides it if its container or the app wants that.
  func followHiding(_ isHiddenByContainer: Bool) {
    drawnHidden = isHiddenByContainer || isHiddenByApp
  }
}

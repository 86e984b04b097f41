/// What covers a controller's view that has nothing to show.
extension UIViewController {
  /// What its view says in place of its content; nil for nothing. iOS 17.0 and later.
  ///
  /// It is shown by a view over all others; nil takes that view away.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get {
      requires(
        "contentUnavailableConfiguration", since: 17.0, declared["contentUnavailable"])
    }
    set {
      requires("setContentUnavailableConfiguration:", since: 17.0)
      declared["contentUnavailable"] = newValue
      let old: UIView? = declared["contentUnavailableView"]
      old?.removeFromSuperview()
      guard let shown = newValue?.makeContentView(), let view = loadViewForUIKit() as UIView? else {
        declared["contentUnavailableView"] = nil as UIView?
        return
      }
      shown.frame = view.bounds
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(shown)
      declared["contentUnavailableView"] = shown as UIView
    }
  }
  /// Asks `updateContentUnavailableConfiguration(using:)` again before the next layout; iOS 17.0 and later.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    requires("setNeedsUpdateContentUnavailableConfiguration", since: 17.0)
    guard !(declared["contentUnavailableWaits"] ?? false) else { return }
    declared["contentUnavailableWaits"] = true
    Simulator.current.post("updateContentUnavailableConfiguration") { [weak self] in
      guard let self else { return }
      self.declared["contentUnavailableWaits"] = false
      self.readingModels(for: .unavailability) {
        self.updateContentUnavailableConfiguration(using: self.contentUnavailableConfigurationState)
      }
    }
  }
  /// What the configuration can depend on; iOS 17.0 and later.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    requires(
      "contentUnavailableConfigurationState", since: 17.0,
      UIContentUnavailableConfigurationState(traitCollection: traitCollection))
  }
}

/// As what an object meets others in a collision; iOS 9.0 and later.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// Its bounds; the circle in them; a path of its own.
  case rectangle, ellipse, path
}

/// Animations that the system has ready; iOS 7.0 and later.
extension UIView {
  /// What the system does with views.
  public enum SystemAnimation: UInt, Sendable {
    /// Takes them away.
    case delete
  }

  /// Does what the system has ready with some views, together with the app's own changes: views that it deletes
  /// leave their superviews at the end (rule 622).
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard requires("performSystemAnimation:onViews:options:animations:completion:", since: 7.0)
    else { return }
    change(
      withDuration: 0.25, options: options, animations: parallelAnimations ?? {},
      completion: { finished in
        for view in views { view.removeFromSuperview() }
        completion?(finished)
      })
  }
}

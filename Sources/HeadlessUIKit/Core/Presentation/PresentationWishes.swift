/// What an app sets of a controller for its presentation, and for those that it makes room for.
struct PresentationWishes {
  /// nil until the app chooses one.
  var style: UIModalPresentationStyle?
  var transitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether styles that want a context find one here (rule 148).
  var definesContext = false
  /// Whether this context's transition style wins over the presented one's (rule 149).
  var providesTransitionStyle = false
  /// Whether the user cannot pull the sheet away (rule 156).
  var isModal = false
  weak var delegate: (any UIViewControllerTransitioningDelegate)?
  var capturesStatusBar = false {
    didSet {
      if capturesStatusBar {
        Simulator.current.unimplemented(
          "UIViewController.modalPresentationCapturesStatusBarAppearance",
          "how the status bar looks is not asked for.")
      }
    }
  }
}

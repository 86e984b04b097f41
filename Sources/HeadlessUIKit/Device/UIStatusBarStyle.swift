/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark text, or as the interface style has it.
  case `default` = 0
  /// Light text; iOS 7.0 and later.
  case lightContent = 1
  /// Light text on an opaque black bar; iOS 2.0 to 6.
  case blackOpaque = 2
  /// Dark text; iOS 13.0 and later.
  case darkContent = 3

  /// Light text on a black bar that lets through what is behind it; iOS 2.0 to 6, with the number that ``lightContent`` has now.
  public static var blackTranslucent: UIStatusBarStyle { .lightContent }
}

/// How the status bar comes and goes; iOS 3.2 and later.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

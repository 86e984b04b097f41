/// A keyboard of the app's own that clicks; no sound is heard here, so it is never asked. iOS 4.2 and later.
@MainActor
public protocol UIInputViewAudioFeedback: AnyObject {
  /// Whether its keys click.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// The default for a type that does not implement this member.
  public var enableInputClicksWhenVisible: Bool { false }
}

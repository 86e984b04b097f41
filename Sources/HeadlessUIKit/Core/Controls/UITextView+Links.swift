import EventTrace
public import Foundation

/// A finger on a link (rule 769).
extension UITextView {
  /// Follows the link at a point of the view, if there is one and the delegate lets it.
  ///
  /// - Returns: Whether there is one.
  final func followLink(at point: CGPoint) -> Bool {
    guard !isEditable, ownSelectable, !Simulator.current.isDead, let letter = letter(at: point),
      let (url, range) = link(at: letter.location)
    else { return false }
    follow(url, range)
    return true
  }

  private func link(at index: Int) -> (URL, NSRange)? {
    var range = NSRange()
    if let attributedText, index < attributedText.length,
      let value = unsafe attributedText.attribute(.link, at: index, effectiveRange: &range)
    {
      guard let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) else {
        return nil
      }
      return (url, range)
    }
    var types: UInt64 = 0
    if ownDataDetectorTypes.contains(.link) { types |= NSDataDetector.Kind.link.rawValue }
    if ownDataDetectorTypes.contains(.phoneNumber) {
      types |= NSDataDetector.Kind.phoneNumber.rawValue
    }
    guard types != 0, let text, let detector = try? NSDataDetector(unchecked: types)
    else { return nil }
    let whole = NSRange(location: 0, length: (text as NSString).length)
    for match in detector.matches(in: text, range: whole)
    where NSLocationInRange(index, match.range) {
      let number = match.phoneNumber?.filter { $0.isNumber || $0 == "+" }
      return (match.url ?? number.flatMap { URL(string: "tel:\($0)") }).map { ($0, match.range) }
    }
    return nil
  }

  private func follow(_ url: URL, _ range: NSRange) {
    let simulator = Simulator.current!
    let name = simulator.name(of: self)
    let open = {
      simulator.diagnose(
        "linkFollowed", rule: 769,
        "The user follows the link \(url.absoluteString), which another app would open.")
      _ = simulator.application?.openLink(url)
    }
    guard let delegate = delegate as? any UITextViewDelegate else { return open() }
    if deviceNumber >= 17 {
      let usual = UIAction { _ in open() }
      let item = UITextItem(.link(url), range)
      let answer: UIAction?? = simulator.callOptional(
        .query, on: delegate, "textView(_:primaryActionFor:defaultAction:)", [name],
        describe: { $0 == nil ? "nil" : $0 === usual ? "the default action" : "an action" }
      ) { delegate.textView(self, primaryActionFor: item, defaultAction: usual) }
      if let answer { return _ = answer?.perform(from: self) }
    }
    guard deviceNumber >= 7 else { return open() }
    let arguments = [name, url.absoluteString, "\(range)"]
    if deviceNumber >= 10,
      let answer: Bool = simulator.callOptional(
        .query, on: delegate, "textView(_:shouldInteractWith:in:interaction:)", arguments,
        {
          delegate.textView(
            self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
        })
    {
      if answer { open() }
      return
    }
    if simulator.ask(
      delegate, "textView(_:shouldInteractWith:in:)", arguments,
      { $0.textView(self, shouldInteractWith: url, in: range) })
    {
      open()
    }
  }
}

/// A link or a picture in a text. iOS 17.0 and later.
public final class UITextItem: NSObject {
  /// What it is.
  public let content: Content
  /// Where it is in the text, in UTF-16.
  public let range: NSRange

  init(_ content: Content, _ range: NSRange) {
    (self.content, self.range) = (content, range)
  }

  /// What an item of a text is. iOS 17.0 and later.
  public enum Content {
    /// A link.
    case link(URL)
    /// What the app has given a name.
    case tag(String)
  }

  /// The menu of an item; none is shown here. iOS 17.0 and later.
  public final class MenuConfiguration: NSObject {
    let menu: UIMenu
    /// Makes one of a menu.
    public init(menu: UIMenu) {
      Self.requiresClass(since: 17.0)
      self.menu = menu
    }
  }
}

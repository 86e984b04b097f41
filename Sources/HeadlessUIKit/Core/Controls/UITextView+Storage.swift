import Foundation

/// The parts that lay out the text of a text view.
extension UITextView {
  /// The text as its parts see it now; what is changed there does not come back here. iOS 7.0 and later.
  public var textStorage: NSTextStorage {
    requires("textStorage", since: 7.0)
    let storage: NSTextStorage
    if let last: NSTextStorage = declared["textStorage"], last.string == text {
      storage = last
    } else {
      storage = NSTextStorage(attributedString: attributedText ?? NSAttributedString(string: ""))
      storage.addLayoutManager(layoutManagerMade)
      declared["textStorage"] = storage
    }
    return storage
  }
  /// What lays out the text; iOS 7.0 and later.
  public var layoutManager: NSLayoutManager {
    requires("layoutManager", since: 7.0)
    _ = textStorage
    return layoutManagerMade
  }
  private var layoutManagerMade: NSLayoutManager {
    if let made: NSLayoutManager = declared["layoutManager"] { return made }
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    declared["layoutManager"] = manager
    return manager
  }
}

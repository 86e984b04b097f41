import Foundation

/// The parts that lay out the text of a text view.
extension UITextView {
  /// The text as its parts see it: what an app changes of it is shown (rule 624). iOS 7.0 and later.
  public var textStorage: NSTextStorage {
    requires("textStorage", since: 7.0)
    if let last: NSTextStorage = declared["textStorage"] { return last }
    let storage = NSTextStorage(attributedString: attributedText ?? NSAttributedString(string: ""))
    storage.addLayoutManager(layoutManagerMade)
    storage.didChange = { [weak self, weak storage] in
      let view = self
      nonisolated(unsafe) let storage = storage
      MainActor.assumeIsolated {
        guard let view, let storage else { return }
        view.attributedText = NSAttributedString(attributedString: storage)
      }
    }
    declared["textStorage"] = storage
    return storage
  }
  /// What is typed or set changes the storage, which tells its delegate (rule 624).
  final func storageFollows(_ edit: (range: NSRange, replacement: String)?) {
    let text = renderedText ?? ""
    guard let storage: NSTextStorage = declared["textStorage"], storage.string != text else {
      return
    }
    guard let edit, NSMaxRange(edit.range) <= storage.length else {
      return storage.follow(NSRange(location: 0, length: storage.length), text)
    }
    storage.follow(edit.range, edit.replacement)
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

import Foundation

/// The parts that lay out the text of a text view. The container knows the others (rule 929).
extension UITextView {
  final var madeLayoutManager: NSLayoutManager {
    if let manager = ownTextContainer.layoutManager { return manager }
    let manager = NSLayoutManager()
    manager.addTextContainer(ownTextContainer)
    keep(manager)
    return manager
  }

  /// Shows the text that an app lays out in a container.
  final func show(_ container: NSTextContainer) {
    ownTextContainer = container
    attach(container)
    takeStorage()
  }
  final func attach(_ container: NSTextContainer) {
    container.didChange = { [weak self] in self?.textChanged() }
    container.textChanged = { [weak self] in self?.takeStorage() }
  }
  /// A text view keeps what its text is laid out by.
  private func keep(_ manager: NSLayoutManager) { declared["layoutManager"] = manager }

  /// Another text is in the storage, or another storage behind the container.
  private func takeStorage() {
    guard !isChangingStorage, let manager = ownTextContainer.layoutManager,
      let storage = manager.textStorage
    else { return }
    keep(manager)
    declared["textStorage"] = storage
    showStored(storage.attributedSubstring(from: NSRange(location: 0, length: storage.length)))
  }

  private func typed(_ text: String) -> _CourseTextChange {
    ownTypingAttributes.isEmpty
      ? .replace(text)
      : .replaceStyled(NSAttributedString(string: text, attributes: ownTypingAttributes))
  }

  /// What is typed or set changes the storage, which tells its delegate (rule 624).
  ///
  /// - Returns: What is in the storage then, which may have added to it; nil where nothing changed.
  final func storageFollows(
    _ edit: (range: NSRange, replacement: String)?
  ) -> NSAttributedString? {
    guard let storage = ownTextContainer.layoutManager?.textStorage else { return nil }
    let (text, styled) = (renderedText ?? "", styledText)
    guard storage.string != text || styled.map({ !storage.isEqual(to: $0) }) == true else {
      return nil
    }
    isChangingStorage = true
    defer { isChangingStorage = false }
    let whole = NSRange(location: 0, length: storage.length)
    let hasFollowed =
      if let edit, NSMaxRange(edit.range) <= storage.length {
        storage.follow(edit.range, typed(edit.replacement))
      } else {
        storage.follow(whole, styled.map { .replaceStyled($0) } ?? .replace(text))
      }
    guard hasFollowed else { return nil }
    return storage.attributedSubstring(from: NSRange(location: 0, length: storage.length))
  }
}

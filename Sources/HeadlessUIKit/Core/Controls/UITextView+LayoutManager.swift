extension UITextView {
  /// What lays its text out in the newer way: nil, as here the older one does. iOS 16.0 and later.
  public var textLayoutManager: NSTextLayoutManager? {
    requires("textLayoutManager", since: 16.0)
    declaredOnly("UITextView.textLayoutManager")
    return nil
  }
}

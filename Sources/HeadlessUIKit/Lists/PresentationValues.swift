extension UICollectionView {
  /// Runs code that sees the list as it is shown, and not as it will be; iOS 15.0 and later. They are the same here.
  public func performUsingPresentationValues(_ actionsToPerform: () -> Void) {
    requires("performUsingPresentationValues:", since: 15.0)
    actionsToPerform()
  }
}

extension UITableView {
  /// Runs code that sees the list as it is shown, and not as it will be; iOS 15.0 and later. They are the same here.
  public func performUsingPresentationValues(_ actionsToPerform: () -> Void) {
    requires("performUsingPresentationValues:", since: 15.0)
    actionsToPerform()
  }
}

import EventTrace

extension XCUIApplication {
  /// Whether the app itself calls methods of a controller that only UIKit should call, such as
  /// `viewWillAppear(_:)`, while it is used like that (rule 78).
  ///
  /// Such a call is an event of the app's where the method calls super. The app is launched for it on a
  /// version that also says so on the console. What `use` throws counts for nothing: an app need not run on a version
  /// that its task does not name.
  public func callsByHand(_ use: () throws -> Void = {}) -> Bool {
    do {
      try launch(iOS: 17)
      try use()
    } catch {}
    return trace.contains(.console("directly on a view controller is not supported"))
      || trace.contains(where: \.isCallInPlaceOfUIKit)
  }
}

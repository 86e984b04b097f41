import Foundation

/// Lets two methods change their places, where one is the app's and the other what UIKit tells a controller or
/// a view that does nothing by itself (rule 1098). iOS 2.0 and later.
///
/// - Important: All others keep what they do.
public func method_exchangeImplementations(_ first: Method, _ second: Method) {
  let simulator = Simulator.current!
  if ExchangedMethods.put(first, behind: second) || ExchangedMethods.put(second, behind: first) {
    return
  }
  let call = "method_exchangeImplementations(\(first.selector), \(second.selector))"
  simulator.unimplemented(call, "There is no Objective-C runtime: these two keep what they do.")
}

/// Methods of UIKit's that do nothing but tell, by their selectors.
private enum ExchangedMethods {
  private static let told = [
    "viewDidLoad": "viewDidLoad()", "viewWillAppear:": "viewWillAppear(_:)",
    "viewIsAppearing:": "viewIsAppearing(_:)", "viewDidAppear:": "viewDidAppear(_:)",
    "viewWillDisappear:": "viewWillDisappear(_:)", "viewDidDisappear:": "viewDidDisappear(_:)",
    "viewWillLayoutSubviews": "viewWillLayoutSubviews()",
    "viewDidLayoutSubviews": "viewDidLayoutSubviews()",
    "didReceiveMemoryWarning": "didReceiveMemoryWarning()", "awakeFromNib": "awakeFromNib()",
    "didMoveToWindow": "didMoveToWindow()", "didMoveToSuperview": "didMoveToSuperview()",
  ]

  /// Has the app's method called in the place of UIKit's, as that of an extension is (rule 560).
  ///
  /// - Returns: Whether the one is UIKit's and of those that are told.
  static func put(_ kits: Method, behind own: Method) -> Bool {
    guard let name = told[kits.selector.description], isOfTheRuntime(kits.owner),
      told[own.selector.description] == nil
    else { return false }
    _registerMethod(kits.owner, "extension \(name)") { object, first, _ in
      (object as? UIViewController)?.baseReached(name)
      if name == "awakeFromNib()" { (object as? UIResponder)?.awakens() }
      Simulator.current.send(own.selector, to: object, first)
      return ()
    }
    return true
  }
}

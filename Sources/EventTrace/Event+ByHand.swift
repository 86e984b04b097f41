extension Event {
  /// Whether an app called a method of a controller that only UIKit calls, and no container on its children
  /// either (rule 78).
  package var isCallInPlaceOfUIKit: Bool { kind == .call && Self.leftToUIKit.contains(name) }

  /// The methods that only UIKit calls, as ``name`` spells them.
  package static let leftToUIKit: Set<String> = [
    "viewDidLoad()", "viewIsAppearing(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
    "viewWillUnload()", "viewDidUnload()", "didReceiveMemoryWarning()",
  ]
}

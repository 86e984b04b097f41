/// What checks of many lessons say of two habits: to leave super out, and to place views too late.
package enum HabitWords {
  /// What every override should do.
  package static let callsSuper = "An override of one of UIKit's callbacks should call super."

  /// What a student reads whose override does not.
  package static let leavesSuperOut =
    "An override leaves super out; the trace says which. UIKit's own class may do something there, on this version or "
    + "a later one, and Apple's reference asks for the call."

  /// What every layout should do.
  ///
  /// - Parameter when: What has happened, such as “In a smaller view”.
  package static func placesAtOnce(_ when: String) -> String {
    "\(when) everything should be in place as soon as the layout is over."
  }

  /// What a student reads whose layout does not.
  package static let placesLate =
    "Something is placed a moment too late, with DispatchQueue.main.async, a timer or the like, so that for a moment "
    + "the user sees the old layout in the new size. Place it in viewWillLayoutSubviews() itself."
}

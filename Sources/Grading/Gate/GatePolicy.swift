/// Names that decide in more than one of the gate's looks.
enum GatePolicy {
  /// Whether a name is one that modules keep for themselves; `_` alone is none.
  static func isPrivateName(_ name: String) -> Bool {
    guard name.hasPrefix("_"), let second = name.dropFirst().first, second.isLetter || second == "_"
    else { return false }
    // What the source adapter writes into files is harmless in anybody's hands.
    return ![
      "_isAvailable", "_registerMethod", "_registerProperty", "_registerClass",
      "_registerClassMember", "_keyPath", "_keyPathNamed", "_willChange", "_didChange",
    ].contains(name)
      && !name.hasPrefix("_course")
  }
}

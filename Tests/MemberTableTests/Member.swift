/// One public member of the runtime, as it is declared.
struct Member: Hashable {
  /// The type that it belongs to, with the types around it; empty for functions and constants.
  var type: String
  /// Its name with its labels, such as `insertSubview(_:at:)`.
  var name: String
  /// The first version of iOS that has it; nil where nothing says.
  var since: String?
  /// Whether an app that uses it before that version ends as on iOS.
  var isChecked = false
  /// Whether it says at run time that it has no behaviour.
  var isUnimplemented = false

  /// The type and the name, as the lists by hand spell it.
  var path: String { type.isEmpty ? name : "\(type).\(name)" }
}

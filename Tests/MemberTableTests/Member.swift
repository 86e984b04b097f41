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
  /// What there is of it at run time.
  var kind = Kind.message
  /// Whether it says at run time that it has no behaviour.
  var isUnimplemented = false

  /// Whether it is a method whose body does nothing, or asks only for its version.
  var isEmpty = false

  /// What stands behind a declaration at run time.
  enum Kind: Hashable {
    /// A class, which older versions may lack; with the name of the one that it comes from.
    case classes(from: String)
    /// A structure, an enumeration, a protocol or another name for a type.
    case type
    /// A case or a constant: a value, which the compiler or the linker puts in.
    case value
    /// A method, a property or an initializer.
    case message
  }

  /// The type and the name, as the lists by hand spell it.
  var path: String { type.isEmpty ? name : "\(type).\(name)" }
}

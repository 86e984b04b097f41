/// What UIKit calls in an app: the methods of its protocols, and those of its classes that an app
/// overrides to be told.
struct UIKitCallbacks: Sendable {
  /// A method or property, and the types that its declaration names.
  struct Callback: Hashable, Sendable {
    /// As `#function` spells it.
    var fullName: String
    /// Nil where only the name is known.
    var parameterTypes: [String]?
    var result = ""

    /// The name without what is in the parentheses.
    var name: String { String(fullName.prefix { $0 != "(" }) }
  }

  private var callbacks: [String: [Callback]] = [:]
  /// The superclass of a class, the first ancestor of a protocol.
  private var ancestors: [String: String] = [:]

  /// All that this runtime's UIKit calls.
  static let all = UIKitCallbacks(table: table)

  /// Reads lines such as `UIWindowSceneDelegate: UISceneDelegate`, each with its callbacks indented
  /// below it: the full name, the types of its parameters and what comes after them, each after `|`.
  init(table: String) {
    var type = ""
    for line in table.split(separator: "\n") {
      guard line.hasPrefix("  ") else {
        let names = line.split(separator: ":").map { String($0.drop { $0 == " " }) }
        type = names[0]
        if names.count > 1 { ancestors[type] = names[1] }
        callbacks[type] = []
        continue
      }
      let fields = line.dropFirst(2).split(separator: "|", omittingEmptySubsequences: false)
        .map(String.init)
      callbacks[type]?.append(
        Callback(
          fullName: fields[0],
          parameterTypes: fields.count > 1 ? Array(fields[1..<(fields.count - 1)]) : nil,
          result: fields.count > 1 ? fields[fields.count - 1] : ""))
    }
  }

  /// The callbacks of a type and of what it comes from; nil for a type that has none.
  func callbacks(of type: String) -> [Callback]? {
    guard var found = callbacks[type] else { return nil }
    var next = ancestors[type]
    // No chain of UIKit's is as long as ten.
    for _ in 0..<10 {
      guard let name = next else { break }
      found += callbacks[name] ?? []
      next = ancestors[name]
    }
    return found
  }
}

/// Where raw SIL keeps a task group beyond the closure that it was made for.
///
/// A task group is a pointer to what is gone when the closure ends, and Swift copies it like a number: an app
/// that kept one would have Swift call functions at addresses that the app wrote. In its closure a group is
/// passed on by its address, and its methods are called; what else is done with one is refused.
struct TaskGroupUse {
  /// Whether the author's own code asks for a group's iterator, which has the group in it.
  private let asksForIterators: Bool
  /// The values in the current function that are groups, or their addresses.
  private var groups: Set<Substring> = []

  init(asksForIterators: Bool) {
    self.asksForIterators = asksForIterators
  }

  /// Whether a line does something with a group that its closure needs not. Lines are read in their order.
  mutating func isRefused(_ line: String) -> Bool {
    if line.hasPrefix("sil ") { groups = [] }
    if groups.isEmpty, !line.contains(Self.name) { return false }
    let code = line.firstRange(of: " // ").map { line[..<$0.lowerBound] } ?? line[...]
    let operation = Self.operation(of: code)
    if usesValue(code, operation) { return true }
    for place in code.ranges(of: Self.name) {
      var before = code[..<place.lowerBound]
      for word in ["Discarding", "Throwing"] where before.hasSuffix(word) {
        before = before.dropLast(word.count)
      }
      // Another name that ends like this one, such as that of the function that makes a group.
      if before.last.map({ $0.isLetter || $0.isNumber || $0 == "_" }) ?? false { continue }
      let isIterator = Self.isIterator(code[place.upperBound...])
      if isIterator, asksForIterators { return true }
      if !isAllowed(operation, behind: before, isIterator: isIterator) { return true }
      if !isIterator, operation == "bb" { note(argumentBefore: before) }
    }
    return false
  }

  /// Follows the values that are groups; whether one is used where it may stay.
  private mutating func usesValue(_ code: Substring, _ operation: Substring) -> Bool {
    if groups.isEmpty || operation == "bb" { return false }
    var values = code.split { $0 != "%" && !$0.isNumber }.filter { $0.first == "%" }
    let made = code.drop { $0 == " " }.first == "%" && !values.isEmpty ? values.removeFirst() : nil
    guard values.contains(where: groups.contains) else { return false }
    if let made, Self.copies.contains(operation) { groups.insert(made) }
    return !Self.copies.contains(operation) && !Self.uses.contains(operation)
  }

  /// An argument of a block, as in `%1 : $*TaskGroup<Int>`.
  private mutating func note(argumentBefore type: Substring) {
    guard let sign = type.lastIndex(of: "%") else { return }
    groups.insert(type[sign...].prefix { $0 != " " })
  }

  private func isAllowed(
    _ operation: Substring, behind before: Substring, isIterator: Bool
  ) -> Bool {
    if before.hasSuffix("@inout ") || before.hasSuffix("@inout_aliasable ") { return true }
    let isAddress = before.hasSuffix("$*")
    // What `for await` makes has a name that nobody can write.
    if isIterator {
      return isAddress || ["@out ", "{ var ", "$"].contains(where: before.hasSuffix)
    }
    if Self.calls.contains(operation), before.hasSuffix("(") { return true }
    let isBlock = operation == "bb"
    return isAddress
      && (isBlock || Self.uses.contains(operation) || Self.copies.contains(operation))
  }

  private static let name = "TaskGroup"

  /// Calls of the methods of a group, which take its value.
  private static let calls: Set<Substring> = ["function_ref", "apply"]
  /// Instructions after which a group is where it was.
  private static let uses: Set<Substring> = [
    "apply", "try_apply", "partial_apply", "end_access", "debug_value", "end_borrow",
  ]
  /// Instructions whose result is the group.
  private static let copies: Set<Substring> = [
    "begin_access", "load", "load_borrow", "move_value", "begin_borrow", "copy_value",
  ]

  /// The instruction's name; `bb` for the beginning of a block, and `sil` for that of a function.
  private static func operation(of code: Substring) -> Substring {
    if code.hasPrefix("bb") { return "bb" }
    let line = code.drop { $0 == " " }
    let makesValue = line.first == "%" || line.first == "("
    let start = makesValue ? line.firstRange(of: "= ").map { line[$0.upperBound...] } : nil
    return (start ?? line).prefix { $0 != " " }
  }

  /// Whether what follows the name ends in `.Iterator`.
  private static func isIterator(_ behind: Substring) -> Bool {
    guard behind.first == "<" else { return false }
    var depth = 0
    var last: Character = " "
    for (place, character) in zip(behind.indices, behind) {
      if character == "<" { depth += 1 }
      // The arrow of a function is not a bracket.
      if character == ">", last != "-" { depth -= 1 }
      if depth == 0 { return behind[behind.index(after: place)...].hasPrefix(".Iterator") }
      last = character
    }
    return false
  }
}

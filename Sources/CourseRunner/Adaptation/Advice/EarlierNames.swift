extension UIKitCallbacks.Callback {
  /// Whether a method has the callback's name as Swift spelled it up to version 2, or without a preposition: labels
  /// said then what the types say already, as in `tableView(_:didSelectRowAtIndexPath:)` and `prepareForSegue(_:sender:)`.
  func isMeant(byEarlier member: MemberDeclaration) -> Bool {
    if Self.renamed[member.fullName] == fullName { return true }
    guard let parameterTypes, let written = member.labels, written.count == parameterTypes.count,
      !written.isEmpty
    else { return false }
    let whole = ([member.name] + written.filter { $0 != "_" }).joined().lowercased()
    let start = name.lowercased()
    guard whole.hasPrefix(start) else { return false }
    // What is left of the written name behind each parameter, in all ways to read it.
    var rests: Set = [String(whole.dropFirst(start.utf8.count))]
    for (label, type) in zip(labels, parameterTypes) {
      let ends = Self.tails(of: type)
      rests = Set(
        rests.flatMap { rest in
          Self.readings(of: label).filter(rest.hasPrefix).flatMap { reading in
            let behind = String(rest.dropFirst(reading.utf8.count))
            return [behind]
              + ends.filter(behind.hasPrefix).map { String(behind.dropFirst($0.utf8.count)) }
          }
        })
    }
    return rests.contains("")
  }

  /// Names of Swift 2 that said what no type says.
  private static let renamed = [
    "positionForBar(_:)": "position(for:)",
    "splitViewController(_:collapseSecondaryViewController:ontoPrimaryViewController:)":
      "splitViewController(_:collapseSecondary:onto:)",
    "splitViewController(_:separateSecondaryViewControllerFromPrimaryViewController:)":
      "splitViewController(_:separateSecondaryFrom:)",
  ]

  /// The labels of its parameters.
  private var labels: [String] {
    guard let start = fullName.firstIndex(of: "(") else { return [] }
    return fullName[fullName.index(after: start)...].dropLast()
      .split(separator: ":").map { $0 == "_" ? "" : $0.lowercased() }
  }

  private static let prepositions = ["with", "at", "for", "from", "to", "in", "of", "by"]

  /// The label as it is, and without the preposition at the end of a long one; what has none may have had `with`.
  private static func readings(of label: String) -> [String] {
    // `beginTrackingWithTouch(_:withEvent:)` became `beginTracking(_:with:)`.
    if label.isEmpty { return ["", "with"] }
    let shorter = prepositions.filter(label.hasSuffix).map { label.dropLast($0.utf8.count) }
    return [label] + shorter.filter { $0.utf8.count >= 8 }.map(String.init)
  }

  /// What the names of a type end with, in small letters: those of `UIViewController` are `viewcontroller` and
  /// `controller`. A number is an index.
  private static func tails(of type: String) -> [String] {
    type.split { !$0.isLetter }.flatMap { word -> [String] in
      var tails: [String] = []
      for index in word.indices
      where word[index].isUppercase && word.index(after: index) < word.endIndex
        && word[word.index(after: index)].isLowercase
      {
        tails.append(word[index...].lowercased())
      }
      return tails + (word == "URL" ? ["url"] : word == "Int" ? ["index"] : [])
    }
  }
}

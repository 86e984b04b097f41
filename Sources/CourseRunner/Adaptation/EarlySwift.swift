/// Apps of Swift 3, which made the methods of a class known to Objective-C without a mark.
///
/// In an app of today a method without `@objc` cannot be a selector, and the compiler says so. So an app has to say
/// that it is older: by a name that only Swift 3 has, or by the year that Xcode writes into its files.
enum EarlySwift {
  /// The last year in which apps were begun in Swift 3.
  private static let lastYear = 2017

  /// The names of the methods that Objective-C sees without a mark: those that selectors of an old app name.
  static func inferredMethods(in files: some Collection<ScannedFile>) -> Set<String> {
    guard files.contains(where: isOld) else { return [] }
    return Set(files.flatMap(selectorNames))
  }

  /// Whether Objective-C sees properties without a mark, and the app has them set by their names.
  static func infersProperties(in files: some Collection<ScannedFile>) -> Bool {
    files.contains { $0.tokens.contains { $0.text == "setValuesForKeys" } }
      && files.contains(where: isOld)
  }

  private static func isOld(_ file: ScannedFile) -> Bool {
    file.tokens.contains { EarlierAttributes.names.contains($0.text) }
      || file.comments.contains { range in
        let text = String(decoding: file.original[range], as: UTF8.self)
        return year(in: text).map { $0 <= lastYear } ?? false
      }
  }

  /// The year in `Copyright © 2016`; nil without one.
  private static func year(in comment: String) -> Int? {
    guard let word = comment.firstRange(of: "Copyright") else { return nil }
    let digits = comment[word.upperBound...].prefix(12).drop { !("0"..."9").contains($0) }
    return Int(digits.prefix { ("0"..."9").contains($0) })
  }

  /// The methods in `#selector(Owner.name(_:))` and `#selector(name)`.
  static func selectorNames(in file: ScannedFile) -> [String] {
    file.tokens.indices.compactMap { index in
      guard file.tokens[index].text == "#selector", index + 1 < file.tokens.count,
        let end = file.closing(index + 1), index + 2 < end
      else { return nil }
      return file.tokens[(index + 2)..<end].prefix { !$0.isMark("(") && $0.text != "as" }
        .last { $0.kind == .word }?.text
    }
  }
}

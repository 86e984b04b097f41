public import Foundation

/// Puts things into the sections of an index: A to Z, and # for the rest; iOS 3.0 and later.
///
/// The sections are those of English.
public final class UILocalizedIndexedCollation: NSObject {
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)

  /// The collation of the user's language.
  public static func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation() }

  override init() {
    Self.requiresClass(since: 3.0)
    super.init()
  }

  /// What the headers of the sections say.
  public var sectionTitles: [String] { Self.letters }
  /// What the index at the side says.
  public var sectionIndexTitles: [String] { Self.letters }
  /// The section that an entry of the index leads to.
  public func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The section of an object, by what its selector answers.
  ///
  /// - Parameter selector: a property or method of the object without arguments that is a text.
  public func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = text(of: object, selector).folding(
      options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    guard let first = text.first.map({ String($0).uppercased() }),
      let section = Self.letters.firstIndex(of: first)
    else { return Self.letters.count - 1 }
    return section
  }

  /// The objects in the order of what their selector answers.
  public func sortedArray(
    from array: [Any], collationStringSelector selector: Selector
  ) -> [Any] {
    array.enumerated().sorted { first, second in
      let order = text(of: first.element, selector).compare(
        text(of: second.element, selector), options: [.caseInsensitive, .diacriticInsensitive])
      return order == .orderedSame ? first.offset < second.offset : order == .orderedAscending
    }.map(\.element)
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    guard let object = object as? NSObject else { return "" }
    return Simulator.current.send(selector, to: object) as? String ?? ""
  }
}

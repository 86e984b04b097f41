package import CourseModel
package import EventTrace
import Words

/// The rule book: what UIKit does, and who says so. The pages of the runtime's documentation are the
/// only place where it is written.
package struct RuleBook: Sendable {
  /// In the order of the pages.
  package let entries: [BookEntry]
  private let places: [Citation: Int]
  private let folder: String

  /// Where the pages are in the course's folder.
  package static let folder = "Sources/HeadlessUIKit/Documentation.docc"
  /// The page that says where each entry is modelled; it is written from the sources.
  package static let tableName = "RuleTable.md"

  /// Reads the pages below `root`, the course's folder.
  ///
  /// - Throws: A finding with file and line when a page has another shape than the others, and when an
  ///   entry names one that there is not.
  package init(root: String) throws(Finding) {
    folder = "\(root)/\(Self.folder)"
    var read: [BookPage.Located] = []
    let chapters = Disk.names(in: "\(folder)/Rules").filter { $0.hasSuffix(".md") }
    if chapters.isEmpty {
      throw Finding(ToolProblem.noRuleBook(folder: "\(Self.folder)/Rules"))
    }
    let names = chapters.map { "Rules/\($0)" } + ["Messages.md", "OpenQuestions.md", "Sources.md"]
    for name in names {
      read += try BookPage(name, in: folder, shownAs: "\(Self.folder)/\(name)").entries()
    }
    var places: [Citation: Int] = [:]
    for (place, found) in read.enumerated()
    where places.updateValue(place, forKey: found.entry.code) != nil {
      throw found.fault(.entryTwice(code: found.entry.code.code))
    }
    entries = read.map(\.entry)
    self.places = places
    for found in read {
      for code in found.entry.sources + found.entry.related where self[code] == nil {
        throw found.fault(.unknownEntry(code.code, namedBy: found.entry.code.code))
      }
    }
  }

  /// The entry of that code; `OR-n` for a source such as `OR-14058168`.
  package subscript(code: Citation) -> BookEntry? {
    if let place = places[code] { return entries[place] }
    guard let family = code.family else { return nil }
    return places[family].map { entries[$0] }
  }

  /// The entry that somebody means who writes `112`, `rule 112` or `m9B`.
  package func entry(named text: String) throws(UsageProblem) -> BookEntry {
    let word = Citation(written: text).code.lowercased()
    if let entry = entries.first(where: { $0.code.code.lowercased() == word }) { return entry }
    let code = Citation(word.uppercased())
    guard var entry = self[code] else { throw .unknownRule(text, nearest: nearest(to: word)) }
    // One entry covers many sources, and one of them was asked for.
    entry.code = code
    return entry
  }

  /// At most three codes that a typing error may have meant.
  private func nearest(to word: String) -> [String] {
    let codes = entries.map(\.code).sorted().map(\.code)
    let longer = codes.filter { $0.lowercased().hasPrefix(word) && $0.count <= word.count + 1 }
    let others = codes.filter { word.distance(to: $0) <= max(1, word.count / 3) }
    return Array((longer.isEmpty ? others : longer).prefix(3))
  }

  /// Where an entry is modelled and proven, as the table beside the pages says.
  package func modelling(of code: Citation) -> RuleModelling? {
    guard let table = try? Disk.text("\(folder)/\(Self.tableName)") else { return nil }
    return RuleModelling(of: code, in: table)
  }
}

extension Citation {
  /// `OR-n` for `OR-14058168`: one entry covers all reports of a collection.
  fileprivate var family: Citation? {
    let parts = code.split(separator: "-")
    guard parts.count == 2, parts[1].allSatisfy(\.isNumber) else { return nil }
    return Citation("\(parts[0])-n")
  }
}

package import CourseModel
import EventTrace

extension RuleBook {
  /// The rules by chapter, in the order of the pages; of one chapter when it is named.
  ///
  /// - Throws: A usage problem when there is no such chapter.
  package func listing(of chapter: String? = nil) throws(UsageProblem) -> RuleListing {
    var listing = RuleListing()
    for entry in entries where entry.code.kind == .rule {
      if listing.chapters.last?.name != entry.chapter {
        listing.chapters.append(RuleListing.Chapter(name: entry.chapter))
      }
      listing.chapters[listing.chapters.count - 1].rules.append(link(to: entry))
    }
    guard let chapter else { return listing }
    let names = listing.chapters.map(\.name)
    listing.chapters.removeAll { $0.name.lowercased() != chapter.lowercased() }
    guard !listing.chapters.isEmpty else { throw .unknownChapter(chapter, known: names) }
    return listing
  }
}

package import CourseModel
import EventTrace

extension RuleBook {
  /// The entry with everything that has to do with it.
  ///
  /// - Parameter dial: What depends on the version of iOS.
  package func report(on entry: BookEntry, dial: [BehaviorDescription]) -> RuleReport {
    var report = RuleReport(
      entry: entry, related: entry.related.compactMap { self[$0].map(link) },
      behaviors: dial.filter { $0.citations.contains(entry.code) })
    if entry.code.kind == .source {
      report.citedBy = entries.filter { $0.sources.contains(entry.code) }.map(link)
        .sorted { $0.code < $1.code }
    }
    report.modelling = modelling(of: entry.code)
    return report
  }

  /// What others show of an entry.
  func link(to entry: BookEntry) -> RuleReport.Link {
    RuleReport.Link(code: entry.code, title: entry.title)
  }
}

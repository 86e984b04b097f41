import CourseKit

/// What a child of the main controller hears of its way in and out; nothing if it is no child.
func moves(_ app: XCUIApplication, _ screen: String) -> [String] {
  let events = app.trace.of(object: screen).filter { $0.kind == .callback }
  guard events.contains(where: { $0.arguments.first?.hasPrefix("MainViewController") ?? false })
  else { return [] }
  let names = ["willMove", "didMove"]
  return events.compactMap { event in names.first(where: event.name.hasPrefix) }
}

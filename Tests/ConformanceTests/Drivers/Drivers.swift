/// The little apps, and what is done to them, by the names that the traces' files use.
enum Drivers {
  typealias Driver = (TraceApp) throws -> Void

  static let named = application.merging(launch, uniquingKeysWith: { first, _ in first })
    .merging(navigation, uniquingKeysWith: { first, _ in first })
    .merging(containment, uniquingKeysWith: { first, _ in first })
    .merging(segues, uniquingKeysWith: { first, _ in first })
    .merging(presentation, uniquingKeysWith: { first, _ in first })
    .merging(rotation, uniquingKeysWith: { first, _ in first })
    .merging(memory, uniquingKeysWith: { first, _ in first })
}

/// Who reads traits just now, as far as UIKit notes that (rule 1427).
private final class TraitTracking {
  var reader: (responder: UIResponder, reads: TraitReads)?
}

extension Simulator {
  private static let traitTrackingKey = StateKey { _ in TraitTracking() }
  fileprivate var traitTracking: TraitTracking { state(Self.traitTrackingKey) }
}

/// A view or controller is asked again when traits change that it has read.
extension UIResponder {
  /// Notes which of its traits the app reads meanwhile; from iOS 18 on (rule 1427).
  final func readingTraits(for reading: ModelReading, _ read: () -> Void) {
    let simulator = Simulator.current!
    guard simulator.has(.traitsAreTracked) else { return read() }
    let (tracking, reads) = (simulator.traitTracking, TraitReads())
    let outer = tracking.reader
    tracking.reader = (self, reads)
    read()
    tracking.reader = outer
    let new = reads.isEmpty ? nil : reads
    if new != nil || !traitsRead.isEmpty { traitsRead[reading] = new }
  }

  /// The traits for the app: they note what is read of them, if it is the reader's own or those of its view.
  final func noted(_ traits: UITraitCollection) -> UITraitCollection {
    let simulator = Simulator.current!
    guard simulator.has(.traitsAreTracked), let reader = simulator.traitTracking.reader,
      reader.responder === self
        || (reader.responder as? UIViewController)?.loadedView === self
    else { return traits }
    return UITraitCollection(traits.values, reads: reader.reads)
  }

  /// Has done again what read one of the traits that have changed (rule 1427).
  final func followReadTraits(from old: UITraitCollection, to new: UITraitCollection) {
    guard !traitsRead.isEmpty else { return }
    for reading in ModelReading.allCases {
      guard let reads = traitsRead[reading], reads.differ(old.values, new.values) else { continue }
      modelChanged(for: reading)
    }
  }
}

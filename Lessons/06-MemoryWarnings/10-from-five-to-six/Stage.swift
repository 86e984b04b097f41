import StageKit
import UIKit

/// What is in memory, whoever keeps it.
enum Stage {
  static let actions: [String: (Any?) throws -> Any?] = [
    "countTiles": { _ in InMemory.images.count },
    "whoHoldsATile": { _ in InMemory.images.last.flatMap { InMemory.holder(of: $0) } },
  ]
}

import StageKit
import UIKit

/// Other sizes of the view, and which images there are.
enum Stage {
  static let actions = Surroundings.resize.merging([
    "hasImage": { argument in UIImage(named: argument as? String ?? "") != nil }
  ]) { $1 }
}

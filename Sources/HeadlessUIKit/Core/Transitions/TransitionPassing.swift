import Foundation

/// How the news of new traits and of a new size goes down the tree of controllers: by each one's super (rule 130).
final class TransitionPassing {
  /// What super does with new traits; nil where one controller alone is told.
  var passTraits: ((UIViewController, UITraitCollection, ControllerTransition) -> Void)?
  /// What super does with a new size; nil where nobody is told of one.
  var passSize: ((UIViewController, CGSize, ControllerTransition) -> Void)?
  /// Tells a controller that gets the older callbacks; nil for nobody.
  var tellOld: ((UIViewController) -> Void)?
  /// Those that got them.
  var hearers: [UIViewController] = []
  /// Whether something covers the controller that is being told.
  var isBelowCover = false
  private var depth = 0
  private var waiting: [() -> Void] = []

  /// Does a step of it. Trees that are deeper than any stack hear of it level after level.
  func step(_ step: @escaping () -> Void) {
    guard depth < 200 else { return waiting.append(step) }
    depth += 1
    step()
    depth -= 1
    while depth == 0, !waiting.isEmpty {
      let next = waiting.removeFirst()
      depth = 1
      next()
      depth = 0
    }
  }
}

import EventTrace
import Foundation

/// What a controller adapts to: its room, its traits, and the interface's orientations.
extension UIViewController {
  func tellTraits(changedFrom old: UITraitCollection?) {
    tell("traitCollectionDidChange(_:)", [old.map { "\($0)" } ?? "nil"]) {
      traitCollectionDidChange(old)
    }
  }

  /// Whether the first appearance is still to bring the traits (rule 134).
  var hearsFirstTraits: Bool {
    heardTraits == nil && Simulator.current.has(.firstAppearanceTellsTraits)
  }

  /// Children that fill this controller's view go on doing so; others keep their size.
  func defaultSize(of container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard !showsChildrenItself, let view = (container as? UIViewController)?.loadedView,
      view.drawnFrame.size != loadedView?.drawnBounds.size
    else { return parentSize }
    return view.drawnFrame.size
  }

  /// The default of `shouldAutorotate(to:)`: UIKit's containers leave it to their children (rule 112).
  func allowsByDefault(_ orientation: UIInterfaceOrientation) -> Bool {
    let question = "shouldAutorotate(to:)"
    baseReached(question)
    guard showsChildrenItself else { return orientation == .portrait }
    // Who asks for UIKit asks the children afterwards; an app that asks gets their answers at once.
    let isAskedByApp =
      callback.name != question
      && Simulator.current.has(.controllersAreAskedForEachOrientation)
    return !isAskedByApp || childrenThatDecide.allSatisfy { $0.chainAllows(orientation) }
  }
}

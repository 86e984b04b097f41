public import Foundation
public import HeadlessUIKit

/// Finds out whether an app's class overrides a member of `UIViewController`, as UIKit asks by
/// `instancesRespond(to:)` and the like.
///
/// A subclass that overrides nothing shows which words of the metadata every subclass has for
/// itself; one that overrides a single member differs from the base class in one word more. At that
/// place the same word tells it of any other class, inherited overrides included.
enum OverriddenMembers {
  static func has(_ object: AnyObject, _ member: String) -> Bool {
    guard object is UIViewController, let probe = probes[member] else { return false }
    let base = ClassMetadata(UIViewController.self).words
    let plain = ClassMetadata(PlainProbe.self).words
    let overriding = ClassMetadata(probe).words
    let own = ClassMetadata(type(of: object)).words
    for index in base.indices where overriding[index] != base[index] {
      if plain[index] == base[index], own[index] != base[index] { return true }
    }
    return false
  }

  private static let probes: [String: AnyClass] = [
    "shouldAutorotate(to:)": OldQuestionProbe.self,
    "shouldAutorotate": QuestionProbe.self,
    "supportedInterfaceOrientations": MaskProbe.self,
    "preferredInterfaceOrientationForPresentation": PreferenceProbe.self,
    "willAnimateRotation(to:duration:)": OneStepProbe.self,
    "willAnimateFirstHalfOfRotation(to:duration:)": FirstHalfProbe.self,
    "willAnimateSecondHalfOfRotation(from:duration:)": SecondHalfProbe.self,
    "viewWillTransition(to:with:)": SizeProbe.self,
    "show(_:sender:)": ShowProbe.self,
    "showDetailViewController(_:sender:)": DetailProbe.self,
    "prefersStatusBarHidden": HiddenBarProbe.self,
    "preferredStatusBarStyle": BarStyleProbe.self,
    "preferredStatusBarUpdateAnimation": BarAnimationProbe.self,
    "childForStatusBarHidden": BarHiderProbe.self,
    "childForStatusBarStyle": BarStylerProbe.self,
    "overrideTraitCollection(forChild:)": ChildTraitProbe.self,
  ]
}

// Public and without a purpose, so that no optimizer finds out that they are never made.

public class PlainProbe: UIViewController {}

public class OldQuestionProbe: UIViewController {
  public override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}

public class QuestionProbe: UIViewController {
  public override var shouldAutorotate: Bool { false }
}

public class MaskProbe: UIViewController {
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [] }
}

public class PreferenceProbe: UIViewController {
  public override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeLeft
  }
}

public class OneStepProbe: UIViewController {
  public override func willAnimateRotation(
    to orientation: UIInterfaceOrientation, duration: TimeInterval
  ) { title = "one" }
}

public class FirstHalfProbe: UIViewController {
  public override func willAnimateFirstHalfOfRotation(
    to orientation: UIInterfaceOrientation, duration: TimeInterval
  ) { title = "first" }
}

public class SecondHalfProbe: UIViewController {
  public override func willAnimateSecondHalfOfRotation(
    from orientation: UIInterfaceOrientation, duration: TimeInterval
  ) { title = "second" }
}

public class SizeProbe: UIViewController {
  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { title = "size" }
}

public class ShowProbe: UIViewController {
  public override func show(_ controller: UIViewController, sender: Any?) { title = "show" }
}

public class DetailProbe: UIViewController {
  public override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    title = "detail"
  }
}

public class HiddenBarProbe: UIViewController {
  public override var prefersStatusBarHidden: Bool { true }
}

public class BarStyleProbe: UIViewController {
  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

public class BarAnimationProbe: UIViewController {
  public override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
}

public class BarHiderProbe: UIViewController {
  public override var childForStatusBarHidden: UIViewController? { presentedViewController }
}

public class BarStylerProbe: UIViewController {
  public override var childForStatusBarStyle: UIViewController? { presentingViewController }
}

public class ChildTraitProbe: UIViewController {
  public override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.traitCollection }
}

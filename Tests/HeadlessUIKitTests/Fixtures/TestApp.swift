package import EventTrace
import Foundation
public import HeadlessUIKit

/// Controllers whose classes name them in a trace, as the letters of observed traces do.
open class Named: UIViewController {
  /// What the test wants done in callbacks, by member name.
  public var during: [String: (UIViewController) -> Void] = [:]
  /// What the class answers when it is asked whether UIKit forwards appearances.
  public var forwards = true

  open override func viewDidLoad() {
    super.viewDidLoad()
    during["viewDidLoad"]?(self)
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    during["viewWillAppear"]?(self)
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    during["viewDidAppear"]?(self)
  }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    during["viewWillDisappear"]?(self)
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    during["viewDidDisappear"]?(self)
  }
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  open override func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers()
    -> Bool
  {
    forwards
  }
}

package final class A: Named {}
package final class B: Named {}
package final class C: Named {}
package final class P: Named {}
package final class Q: Named {}

/// A device with one window, on which a test sets a root controller.
@MainActor
package struct TestApp {
  package let device: Device
  package let window: UIWindow

  package init(iOS: IOSVersion, model: String? = nil, switches: [String: Bool] = [:]) {
    self.init(device: Device(iOS: iOS, model: model, switches: switches))
  }

  package init(device: Device) {
    self.device = device
    window = UIWindow(frame: UIScreen.main.bounds)
  }

  /// Shows `root` and lets it appear.
  package func show(_ root: UIViewController) throws {
    // Windows have root controllers from iOS 4 on; before, the app adds the view itself.
    if device.simulator.iOS >= 4.0 {
      window.rootViewController = root
    } else {
      window.addSubview(root.view)
    }
    window.makeKeyAndVisible()
    try settle()
  }

  /// A on screen, and B that wants that style.
  package static func pair(
    iOS: IOSVersion, model: String? = nil, as style: UIModalPresentationStyle? = nil,
    switches: [String: Bool] = [:]
  ) throws -> (stage: TestApp, a: A, b: B) {
    let stage = TestApp(iOS: iOS, model: model, switches: switches)
    let (a, b) = (A(), B())
    if let style { b.modalPresentationStyle = style }
    try stage.show(a)
    return (stage, a, b)
  }

  /// The lines on the console, without who wrote them.
  package var consoleTexts: [String] {
    device.simulator.recorder.events.filter { $0.kind == .console }.map { $0.text ?? "" }
  }

  package func settle() throws { try device.simulator.settle() }

  /// The number of events so far, to be passed to ``heard(since:_:)``.
  package var mark: Int { device.simulator.recorder.events.count }

  /// The callbacks from `mark` on of the members whose names are given, in short: `A.viewDidLoad`,
  /// `A.willMove(P)`; pairs of layout callbacks that repeat are one.
  package func heard(since mark: Int = 0, _ names: [String] = Self.appearance) -> [String] {
    var lines: [String] = []
    for event in device.simulator.recorder.events[mark...] where event.kind == .callback {
      let member = String(event.name.prefix { $0 != "(" })
      guard names.contains(member) else { continue }
      let argument = member.hasSuffix("Move") ? "(\(event.arguments[0]))" : ""
      lines.append("\(event.subject?.name ?? "").\(member)\(argument)")
      if lines.count >= 4, lines.suffix(2) == lines.dropLast(2).suffix(2),
        member == "viewDidLayoutSubviews"
      {
        lines.removeLast(2)
      }
    }
    return lines
  }

  package static let appearance = [
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]
  package static let life = ["loadView", "viewDidLoad"] + appearance
  package static let moves = appearance + ["willMove", "didMove"]
  package static let layout =
    appearance + [
      "viewDidLoad", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    ]
  package static let all = layout + ["willMove", "didMove", "updateViewConstraints"]
}

extension UIViewController {
  /// What a container does to take in a child, in the order that Apple documents.
  package func embed(_ child: UIViewController, in container: UIView? = nil) {
    addChild(child)
    (container ?? view).addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// What a container does to let a child go.
  package func unembed(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

import EventTrace
import Foundation
import InterfaceFiles
import Testing

@testable import HeadlessUIKit

/// A file as one of Xcode's versions writes it, and what is said of it.
nonisolated struct DocumentSample: CustomTestStringConvertible, Sendable {
  var testDescription: String
  private(set) var text: String
  /// What is said of it on iOS 17: a part of each remark, in their order.
  var remarks: [String]

  init(_ name: String, _ text: String, says remarks: String...) {
    (testDescription, self.text, self.remarks) = (name, text, remarks)
  }

  /// A xib of these objects.
  static func xib(
    _ name: String, _ objects: String, tools: String = "22154", resources: String = "",
    says remarks: String...
  ) -> DocumentSample {
    let isNew = (Int(tools) ?? 0) > 6185
    return DocumentSample(
      name: name,
      text: InterfaceDocument.xib(
        objects, resources: resources, tools: tools, autolayout: isNew,
        attributes: isNew ? "useTraitCollections=\"YES\"" : ""),
      remarks: remarks)
  }

  /// A storyboard of one scene, whose view holds what is given.
  static func scene(
    _ name: String, _ inside: String, beside: String = "", tools: String = "22154",
    resources: String = "", says remarks: String...
  ) -> DocumentSample {
    DocumentSample(
      name: name,
      text: InterfaceDocument.storyboard(
        InterfaceDocument.scene(inside, beside: beside), resources: resources, tools: tools),
      remarks: remarks)
  }

  private init(name: String, text: String, remarks: [String]) {
    (testDescription, self.text, self.remarks) = (name, text, remarks)
  }

  /// The same with objects beside the controller.
  func beside(_ objects: String, says remarks: String...) -> DocumentSample {
    let place = "<placeholder placeholderIdentifier=\"IBFirstResponder\""
    return DocumentSample(
      name: testDescription, text: text.replacing(place, with: objects + place), remarks: remarks)
  }

  var isStoryboard: Bool { text.contains("CocoaTouch.Storyboard.XIB") }

  /// Shows all that the file has, and answers what was said of it.
  @MainActor
  func show(iOS: IOSVersion, model: String?) throws -> (remarks: [String], exceptions: [String]) {
    let name = isStoryboard ? "Main.storyboard" : "Main.xib"
    let stage = DocumentStage(text, as: name, iOS: iOS, model: model)
    let simulator = stage.app.simulator
    // What comes after it finds a device whose app has not ended.
    defer { _ = NibApp() }
    var controllers: [UIViewController] = []
    if isStoryboard {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      controllers = (storyboard.file?.interface.scenes ?? []).compactMap {
        $0.controller?.id.flatMap { storyboard.controller($0) }
      }
    } else {
      let owner = UIViewController()
      let made = UINib(nibName: "Main", bundle: nil).instantiate(withOwner: owner)
      controllers = made.compactMap { $0 as? UIViewController }
      for case let view as UIView in made where !(view is UIWindow) && view.controller == nil {
        let controller = UIViewController()
        controller.view = view
        controllers.append(controller)
      }
    }
    for controller in controllers where !simulator.isDead {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller.container == nil ? controller : UIViewController()
      window.makeKeyAndVisible()
      try simulator.settle()
      window.layoutIfNeeded()
    }
    return (
      stage.remarks,
      simulator.recorder.events.filter { $0.kind == .exception }
        .map { "\($0.name) \($0.text ?? "")" }
    )
  }
}

import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Testing

@Suite("What scenes refer to: collections across a scene and its view, and scenes in each other")
@MainActor
struct SceneHazardTests {
  final class Keys: UIViewController {
    var keys: [UIButton] = [] { didSet { timesSet += 1 } }
    var timesSet = 0
  }

  private func storyboard(initial: String, _ scenes: String...) -> String {
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    let all = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    return "<document type=\"\(type)\" initialViewController=\"\(initial)\"><scenes>\(all)</scenes>"
      + "</document>"
  }

  @Test("The views of an outlet collection are set together, when the controller's view is there")
  func collection() throws {
    let buttons = (1...3).map { "<button id=\"b\($0)\"/>" }.joined()
    let connections = (1...3).map {
      "<outletCollection property=\"keys\" destination=\"b\($0)\" id=\"o\($0)\"/>"
    }.joined()
    let app = NibApp(
      files: [
        "Main.storyboard": storyboard(
          initial: "c",
          "<viewController id=\"c\" customClass=\"Keys\"><view key=\"view\" id=\"v\"><subviews>"
            + "\(buttons)</subviews></view><connections>\(connections)</connections></viewController>"
        )
      ], classes: [Keys.self])
    _registerProperty("keys", \Keys.keys)
    let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    let keys = try #require(made as? Keys)
    #expect(keys.keys.isEmpty)
    keys.loadViewIfNeeded()
    #expect(keys.keys.count == 3)
    #expect(keys.timesSet == 1)
    #expect(!app.simulator.isDead)
  }

  @Test("Storyboards that begin with each other come to an end")
  func mutual() {
    func tabs(_ other: String) -> String {
      storyboard(
        initial: "t",
        "<tabBarController id=\"t\"><connections><segue kind=\"relationship\" destination=\"p\" "
          + "relationship=\"viewControllers\" id=\"s\"/></connections></tabBarController>",
        "<viewControllerPlaceholder storyboardName=\"\(other)\" id=\"p\"/>")
    }
    let app = NibApp(files: ["A.storyboard": tabs("B"), "B.storyboard": tabs("A")])
    let made = UIStoryboard(name: "A", bundle: nil).instantiateInitialViewController()
    #expect(made is UITabBarController)
    #expect(!app.simulator.isDead)
  }

  @Test("A spinner is hidden while it stands still only if its file says so")
  func spinner() {
    _ = NibApp(files: [
      "S.xib":
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>"
        + "<activityIndicatorView id=\"a\"/><activityIndicatorView hidesWhenStopped=\"YES\" id=\"b\"/>"
        + "</objects></document>"
    ])
    let made = UINib(nibName: "S", bundle: nil).instantiate(withOwner: nil)
    #expect(made.compactMap { ($0 as? UIActivityIndicatorView)?.isHidden } == [false, true])
  }
}

import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
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
    expect(keys.keys.isEmpty)
    keys.loadViewIfNeeded()
    expectEqual(keys.keys.count, 3)
    expectEqual(keys.timesSet, 1)
    expect(!app.simulator.isDead)
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
    expect(made is UITabBarController)
    expect(!app.simulator.isDead)
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
    expectEqual(made.compactMap { ($0 as? UIActivityIndicatorView)?.isHidden }, [false, true])
  }

  @Test("Storyboards that lead on to each other end at a depth for all files together")
  func chain() {
    var files: [String: String] = [:]
    let count = 120
    for number in 0..<count {
      files["S\(number).storyboard"] = storyboard(
        initial: "t",
        "<navigationController id=\"t\"><connections><segue kind=\"relationship\" destination=\"p\" "
          + "relationship=\"rootViewController\" id=\"s\"/></connections></navigationController>",
        "<viewControllerPlaceholder storyboardName=\"S\(number + 1)\" id=\"p\"/>")
    }
    let app = NibApp(files: files)
    let made = UIStoryboard(name: "S0", bundle: nil).instantiateInitialViewController()
    expect(made is UINavigationController)
    expect(
      app.simulator.recorder.events.contains {
        $0.text?.contains("100 scenes are made inside of each other") == true
      })
    expect(!app.simulator.isDead)
  }

  @Test("A scene that no controller comes of says why")
  func noController() {
    let missing = storyboard(initial: "x", "<viewController id=\"y\"/>")
    let plain = storyboard(initial: "x", "<viewController id=\"x\" customClass=\"UIView\"/>")
    let nowhere = storyboard(initial: "x", "<viewControllerPlaceholder id=\"x\"/>")
    for (text, words) in [
      (missing, "no scene has the controller x"), (plain, "UIView is no view controller"),
      (nowhere, "names neither a storyboard nor a controller"),
    ] {
      let app = NibApp(files: ["Main.storyboard": text])
      expectNil(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
      expect(
        app.simulator.recorder.events.contains { $0.text?.contains(words) == true }, "\(words)")
    }
  }

  @Test("An id that stands twice is named with both lines")
  func twice() {
    let app = NibApp(files: [
      "Main.storyboard": "\n"
        + storyboard(
          initial: "c",
          "<viewController id=\"c\"><view key=\"view\" id=\"v\"><subviews>\n<label id=\"a\"/>\n"
            + "<button id=\"a\"/></subviews></view></viewController>")
    ])
    _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()?.view
    expect(
      app.simulator.recorder.events.compactMap(\.text).contains {
        $0.contains("line 4, <button>, id=\"a\": line 3 has this id too")
      })
    expect(!app.simulator.isDead)
  }
}

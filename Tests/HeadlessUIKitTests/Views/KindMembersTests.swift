import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// Keys, options and values that have types of their own.
@Suite
@MainActor
struct KindMembersTests {
  private final class Typist: UIViewController {
    var codes: [UIKeyboardHIDUsage] = []
    var written: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      expect(event?.allPresses == presses)
      codes += presses.compactMap { $0.key?.keyCode }
      written += presses.compactMap { $0.key?.charactersIgnoringModifiers }
    }
  }

  @Test("A key has the number of its place on the keyboard", .rule(785))
  func keys() throws {
    let (stage, typist) = (TestApp(iOS: 17), Typist())
    try stage.show(typist)
    expect(typist.becomeFirstResponder())
    let inputs: [String] = [
      "a", "z", "1", "0", "\r", " ", "/", "?", "UIKeyInputUpArrow", "UIKeyInputEscape",
      "UIKeyInputF12",
    ]
    for input in inputs { try stage.device.simulator.pressKey(input, []) }
    try stage.device.simulator.pressKey("q", .shift)
    expectEqual(
      typist.codes,
      [
        .keyboardA, .keyboardZ, .keyboard1, .keyboard0, .keyboardReturnOrEnter, .keyboardSpacebar,
        .keyboardSlash, .keyboardSlash, .keyboardUpArrow, .keyboardEscape, .keyboardF12, .keyboardQ,
      ])
    expectEqual(typist.written.last, "q")
  }

  @Test("Keys of options are the words of Apple's headers")
  func options() {
    let stage = TestApp(iOS: 26)
    defer { _ = stage }
    let pages: [UIPageViewController.OptionsKey] = [.spineLocation, .interPageSpacing]
    expectEqual(
      pages.map(\.rawValue),
      [
        "UIPageViewControllerOptionSpineLocationKey",
        "UIPageViewControllerOptionInterPageSpacingKey",
      ])
    let nib: UINib.OptionsKey = .externalObjects
    expectEqual(nib.rawValue, "UINibExternalObjects")
    let board: [UIPasteboard.OptionsKey] = [.expirationDate, .localOnly]
    expectEqual(Set(board.map(\.rawValue)).count, 2)
    let patterns: [UIPasteboard.DetectionPattern] = [.moneyAmount, .postalAddress, .number]
    expectEqual(Set(patterns).count, 3)
    expect(UIPointerEffect.TintMode.underlay != .overlay)
  }

  @Test("What is copied is told by its values")
  func detecting() throws {
    let stage = TestApp(iOS: 16)
    try stage.show(UIViewController())
    UIPasteboard.general.string = "12.5"
    var found: [UIPasteboard.DetectionPattern: Any] = [:]
    UIPasteboard.general.detectValues(for: [.number]) {
      if case .success(let values) = $0 { found = values }
    }
    try stage.settle()
    expectEqual((found[.number] as? NSNumber)?.doubleValue, 12.5)
  }

  @Test("Requests for scenes say for which activity they are")
  func requests() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let activity = NSUserActivity(activityType: "a")
    let options = UIWindowScene.ActivationRequestOptions()
    let configuration = UIWindowScene.ActivationConfiguration(
      userActivity: activity, options: options, preview: nil)
    expect(configuration.userActivity === activity && configuration.options === options)
    let interaction = UIWindowScene.ActivationInteraction(
      configurationProvider: { _, _ in configuration }, errorHandler: { _ in })
    let view = UIView()
    view.addInteraction(interaction)
    expect(interaction.view === view)
    view.removeInteraction(interaction)
    expectNil(interaction.view)
    let plain = UIScene.ActivationRequestOptions()
    expectNil(plain.requestingScene)
  }
}

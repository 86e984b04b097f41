import EventTrace
import Foundation
import RuleTrait
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("In which file a nib is looked for")
@MainActor
struct NibNameTests {
  /// A nib whose view has that text.
  private static func nib(_ text: String) -> String {
    InterfaceText.xib(
      owner: "Page", "<outlet property=\"view\" destination=\"8\" id=\"9\"/>",
      """
      <label text="\(text)" id="8" customClass="UILabel">
          <rect key="frame" x="0.0" y="0.0" width="320" height="460"/>
      </label>
      """)
  }

  /// What the view of a page says.
  private func text(_ iOS: IOSVersion, _ model: String? = nil, _ files: [String: String]) -> String?
  {
    _ = NibApp(iOS: iOS, model: model, files: files)
    return (Page(nibName: "Page", bundle: nil).view as? UILabel)?.text
  }

  @Test("From iOS 4 on a file for the kind of device wins, in small letters", .rule(60))
  func idiom() {
    let files = [
      "Page.xib": Self.nib("all"), "Page~ipad.xib": Self.nib("pad"),
      "Page~iphone.xib": Self.nib("phone"), "Page~iPad.xib": Self.nib("misspelled"),
    ]
    expectEqual(text(3.2, "iPad", files), "all")
    expectEqual(text(4.2, "iPad", files), "pad")
    expectEqual(text(4, "iPhone 4", files), "phone")
    expectEqual(text(9, "iPad Air", files.filter { $0.key != "Page~ipad.xib" }), "all")
  }

  @Test("Texts in the device's language take the place of those of the base")
  func translated() {
    expectEqual(
      text(
        9, nil,
        [
          "Base.lproj/Page.xib": Self.nib("base"),
          "en.lproj/Page.strings": "/* Class = \"UILabel\"; */\n\"8.text\" = \"English\";\n",
        ]), "English")
    expectEqual(
      text(
        9, nil, ["Base.lproj/Page.xib": Self.nib("base"), "en.lproj/Page.xib": Self.nib("English")]),
      "English")
  }

  @Test("A copy that was left outside of the languages' folders hides the new one")
  func stale() {
    let files = ["Page.xib": Self.nib("stale"), "en.lproj/Page.xib": Self.nib("new")]
    expectEqual(text(5, nil, files), "stale")
    expect(
      Simulator.current.recorder.events.contains {
        $0.name == "path(forResource:ofType:)" && $0.answer == "Page.xib"
      })
  }

  @Test(
    "Other letters, and paths out of the bundle, find nothing",
    arguments: [
      "page", "../Page", "/App.app/Page", "Base.lproj/../Page",
    ])
  func otherNames(name: String) {
    let simulator = NibApp(files: ["Page.xib": Self.nib("")]).simulator
    _ = Page(nibName: name, bundle: nil).view
    expectEqual(
      simulator.recorder.events.last?.text,
      "Could not load NIB in bundle: 'NSBundle </App.app> (loaded)' with name '\(name)'")
  }

  @Test("A class finds its nib by its short name first; not in Swift on iOS 8", .rule(58, 59))
  func classNames() {
    for (iOS, expected) in [(IOSVersion(7), "short"), (8, nil), (9, "short")]
      as [(IOSVersion, String?)]
    {
      _ = NibApp(
        iOS: iOS,
        files: ["LongView.xib": Self.nib("short"), "LongViewController.xib": Self.nib("long")])
      expectEqual((LongViewController().view as? UILabel)?.text, expected)
    }
    _ = NibApp(iOS: 9, files: ["LongViewController.xib": Self.nib("long")])
    expectEqual((LongViewController().view as? UILabel)?.text, "long")
  }
}

private final class Page: UIViewController {}
private final class LongViewController: UIViewController {}

import EventTrace
import Foundation
import RuleTrait
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("Split view controllers of storyboards")
@MainActor
struct SplitStyleTests {
  /// The controller of a storyboard whose element has these attributes.
  private func split(_ attributes: String, iOS: IOSVersion) throws -> UISplitViewController {
    let scene = """
      <splitViewController \(attributes) id="s" sceneMemberID="viewController"><connections>
        <segue destination="one" kind="relationship" relationship="masterViewController" id="r1"/>
        <segue destination="two" kind="relationship" relationship="detailViewController" id="r2"/>
      </connections></splitViewController>
      """
    let text = InterfaceText.storyboard(
      initial: "s", scene, InterfaceText.controller("one", ""), InterfaceText.controller("two", ""))
    let app = NibApp(iOS: iOS, model: "iPad Air 2", files: ["Main.storyboard": text])
    let first = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    expectEqual(app.unread, [])
    return try #require(first as? UISplitViewController)
  }

  @Test("Xcode 12 and later write no style for two columns by name", .rule(465))
  func doubleColumn() throws {
    let split = try split(
      #"allowDoubleColumnStyle="YES" primaryBackgroundStyle="sidebar""#, iOS: 15)
    expectEqual(split.style, .doubleColumn)
    expect(split.viewControllers.allSatisfy { $0 is UINavigationController })
    expectEqual(split.viewController(for: .primary) is UINavigationController, false)
  }

  @Test(
    "A style that the file names counts, and an older device and an older file have none",
    .rule(465))
  func others() throws {
    let old = try split("", iOS: 15)
    expectEqual(old.style, .unspecified)
    expect(old.viewControllers.allSatisfy { !($0 is UINavigationController) })
    expectEqual(
      try split(#"allowDoubleColumnStyle="YES" style="unspecified""#, iOS: 15).style, .unspecified
    )
    expectEqual(try split(#"allowDoubleColumnStyle="YES""#, iOS: 13).ownStyle, .unspecified)
  }

  @Test("The widths of the primary column come from the file", .rule(385))
  func widths() throws {
    let split = try split(
      #"minimumPrimaryColumnWidth="200" maximumPrimaryColumnWidth="400" preferredPrimaryColumnWidthFraction="0.25""#,
      iOS: 12)
    expectEqual(split.minimumPrimaryColumnWidth, 200)
    expectEqual(split.maximumPrimaryColumnWidth, 400)
    expectEqual(split.preferredPrimaryColumnWidthFraction, 0.25)
  }

  @Test("How columns share the room comes from the file", .rule(1298))
  func sharing() throws {
    let split = try split(
      #"allowDoubleColumnStyle="YES" behavior="overlay" displayModeButtonVisibility="never" presentsWithGesture="NO" primaryBackgroundStyle="sidebar""#,
      iOS: 15)
    expectEqual(split.preferredSplitBehavior, .overlay)
    expectEqual(split.displayModeButtonVisibility, .never)
    expectEqual(split.presentsWithGesture, false)
    expectEqual(split.primaryBackgroundStyle, .sidebar)
    let old = try self.split(#"presentsWithGesture="NO" primaryEdge="trailing""#, iOS: 13)
    expectEqual(old.presentsWithGesture, false)
    expectEqual(old.primaryEdge, .trailing)
  }
}

import CourseModel
import Foundation
import Expectations
import Testing

/// Snapshots on their way from a stranger's process to the judge.
@Suite struct SnapshotCodingTests {
  private func view(
    _ name: String, alpha: Double = 1, _ subviews: [Snapshot.View] = []
  )
    -> Snapshot.View
  {
    let zero = Rectangle(x: 1, y: -2.5, width: 3, height: .infinity)
    return Snapshot.View(
      name: name, className: "UIView", kind: "UIView", frame: zero, bounds: zero,
      frameOnScreen: zero, text: nil, backgroundColor: nil, alpha: alpha, tag: 0, isHidden: false,
      isUserInteractionEnabled: true, isEnabled: nil, accessibilityIdentifier: nil,
      controllerName: nil, subviews: subviews)
  }

  private func controller(
    _ name: String, _ children: [Snapshot.Controller] = []
  )
    -> Snapshot.Controller
  {
    Snapshot.Controller(
      name: name, className: "UIViewController", title: nil, isViewLoaded: false,
      isOnScreen: false, children: children, viewName: nil)
  }

  private func roundTrip(_ window: Snapshot.Window) throws -> Snapshot.Window {
    let data = try JSONEncoder.forFrames.encode(window)
    return try JSONDecoder.forFrames.decode(Snapshot.Window.self, from: data)
  }

  @Test("trees come back as they were, also the deepest")
  func trees() throws {
    let branches = view("a", [view("b", [view("c"), view("d", [view("e")])]), view("f")])
    let chain = (1..<Snapshot.deepest).reduce(controller("0")) { controller("\($1)", [$0]) }
    let presenting = Snapshot.Controller(
      name: "p", className: "P", title: nil, isViewLoaded: true, isOnScreen: true,
      children: [controller("c")], presented: controller("q", [controller("r")]), viewName: nil)
    for root in [nil, controller("x", [controller("y"), controller("z")]), chain, presenting] {
      let window = Snapshot.Window(
        isKey: true, isHidden: false, level: -.infinity, rootController: root, view: branches)
      expectEqual(try roundTrip(window), window)
    }
  }

  @Test("a number that is none stays one")
  func numbers() throws {
    let window = Snapshot.Window(
      isKey: true, isHidden: false, level: 0, rootController: nil, view: view("a", alpha: .nan))
    expect(try roundTrip(window).view.alpha.isNaN)
  }

  @Test(
    "rows that are no tree are refused",
    arguments: [[], [1], [0, 0], [0, 2], [0, -1], [-1], [0, 1, 3]])
  func noTree(depths: [Int]) throws {
    let window = Snapshot.Window(
      isKey: true, isHidden: false, level: 0, rootController: nil, view: view("a"))
    let data = try JSONEncoder.forFrames.encode(window)
    var object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let row = try #require((object["views"] as? [[String: Any]])?.first)
    object["views"] = depths.map { row.merging(["depth": $0]) { $1 } }
    let forged = try JSONSerialization.data(withJSONObject: object)
    #expect(throws: DecodingError.self) {
      try JSONDecoder.forFrames.decode(Snapshot.Window.self, from: forged)
    }
  }

  @Test("a tree that is deeper than anybody walks is refused")
  func tooDeep() throws {
    let chain = (0..<Snapshot.deepest).reduce(view("0")) { view("\($1)", [$0]) }
    let window = Snapshot.Window(
      isKey: true, isHidden: false, level: 0, rootController: nil, view: chain)
    let data = try JSONEncoder.forFrames.encode(window)
    #expect(throws: DecodingError.self) {
      try JSONDecoder.forFrames.decode(Snapshot.Window.self, from: data)
    }
  }
}

import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// A table with headers and footers that hears what comes on screen.
private final class Chapters: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 3 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  { 200 }
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Chapter \(section)" }
  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { "End" }
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  override func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}
  override func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}
  override func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}
}

/// Says which row is chosen in place of the one that is tapped.
private final class Chooser: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath.row == 2 ? nil : IndexPath(row: 1, section: 0) }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

@MainActor
struct ListTraceTests {
  private func shown<Root: UITableViewController>(
    _ iOS: IOSVersion, _ make: @autoclosure () -> Root
  ) throws -> (Device, UIWindow, Root) {
    let device = Device(iOS: iOS)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = make()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    try device.simulator.settle()
    return (device, window, root)
  }

  /// What the trace has of the calls to the delegate, as `willDisplay 0-1`.
  private func heard(_ device: Device, after count: Int = 0) -> [String] {
    device.simulator.recorder.events.dropFirst(count).filter {
      $0.name.hasPrefix("tableView(") && !$0.name.contains("cellForRowAt")
        && ($0.kind != .query || $0.name.contains("should") || $0.name.contains("willSelect"))
    }.map { event in
      let label = event.name.split(separator: ":")[1]
      let answer = event.answer.map { " → \($0)" } ?? ""
      return "\(label) \(event.arguments.last ?? "")\(answer)"
    }
  }

  @Test("What comes on screen and what leaves it is told and in the trace", .rule(320), .rule(400))
  func displays() throws {
    let (device, window, chapters) = try shown(9.0, Chapters(style: .plain))
    expect(chapters.tableView.window === window)
    expectEqual(
      heard(device),
      [
        "willDisplay 0-0", "willDisplay 0-1", "willDisplayHeaderView 0", "willDisplayFooterView 0",
      ])
    let count = device.simulator.recorder.events.count
    chapters.tableView.contentOffset.y = 470
    chapters.tableView.layoutIfNeeded()
    expectEqual(
      heard(device, after: count),
      [
        "didEndDisplaying 0-0", "didEndDisplaying 0-1", "willDisplay 1-0", "willDisplay 1-1",
        "didEndDisplayingHeaderView 0", "didEndDisplayingFooterView 0", "willDisplayHeaderView 1",
        "willDisplayFooterView 1",
      ])
  }

  @Test("Before iOS 6 a table tells only of the rows that it is about to show", .rule(320))
  func early() throws {
    let (device, window, chapters) = try shown(5.0, Chapters(style: .plain))
    expect(chapters.tableView.window === window)
    chapters.tableView.contentOffset.y = 470
    chapters.tableView.layoutIfNeeded()
    expectEqual(
      heard(device), ["willDisplay 0-0", "willDisplay 0-1", "willDisplay 1-0", "willDisplay 1-1"])
  }

  @Test("The questions of a tap are in the trace with their answers", .rule(274))
  func taps() throws {
    let (device, window, chooser) = try shown(9.0, Chooser(style: .plain))
    expect(chooser.tableView.window === window)
    chooser.tableView.tapRow(at: IndexPath(row: 0, section: 0))
    chooser.tableView.tapRow(at: IndexPath(row: 2, section: 0))
    expectEqual(
      heard(device),
      [
        "shouldHighlightRowAt 0-0 → true", "willSelectRowAt 0-0 → 0-1", "didSelectRowAt 0-1",
        "shouldHighlightRowAt 0-2 → true", "willSelectRowAt 0-2 → nil",
      ])
  }
}

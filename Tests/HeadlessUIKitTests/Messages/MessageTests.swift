import EventTrace
import Foundation
import HeadlessUIKit
import Testing

/// Every text that UIKit was seen to say, on the versions that say it and on no other.
@MainActor
struct MessageTests {
  /// Where texts change, with the versions just before.
  private static let versions: [IOSVersion] = [
    2.0, 2.2, 3.0, 3.2, 4.0, 4.3, 5.0, 5.1, 6.0, 6.1, 7.0, 7.1, 8.0, 8.4, 9.0, 10.3, 11.0, 12.0,
    12.5, 13.0, 15.0, 15.8, 16.0, 17.0, .latest,
  ]

  @Test("Its versions say a message once, in whole, and others do not", arguments: Message.all)
  func said(message: Message) throws {
    for version in Self.versions {
      let device = try message.mistake(version)
      let count = device.lines(.console, .exception).count { $0 == message.line }
      let expected = message.isSaid(on: version) ? 1 : 0
      #expect(count == expected, "iOS \(version): \(device.lines(.console, .exception))")
    }
  }

  @Test("The mistake is noted without more ado: nothing else is said beside the message")
  func alone() throws {
    // Two of these come together: what begins a nested push also ends it.
    for message in Message.all where !message.id.hasPrefix("M12") {
      let version = message.since < 4.0 ? max(message.since, 3.0) : message.since
      #expect(
        try message.mistake(version).lines(.console, .exception) == [message.line],
        "\(message.id) on iOS \(version)")
    }
  }

  @Test("Every message is in the table, or left out for a reason")
  func complete() {
    let suffixes = ["1b", "2b", "5a", "5b", "9a", "9b", "11b", "11c"]
    let numbers = (1...33).filter { $0 != 9 }.map { "M\($0)" } + suffixes.map { "M\($0)" }
    #expect(Set(Message.all.map(\.number)).union(Message.leftOut.keys) == Set(numbers))
    #expect(Set(Message.all.map(\.number)).isDisjoint(with: Message.leftOut.keys))
    #expect(Set(Message.all.map(\.id)).count == Message.all.count)
  }

  @Test("What messages are left out for is said not to be modelled")
  func leftOut() throws {
    let device = try Device(
      iOS: 5.0, info: ["NSMainNibFile": "Main", "UIMainStoryboardFile": "Story"],
      resources: ["Pane.nib"]
    ).launch(nil)
    _ = UIViewController(nibName: "Pane", bundle: nil).view
    #expect(
      device.lines(.diagnosis).filter { $0.hasPrefix("unimplemented") } == [
        "unimplemented: NSMainNibFile: the main nib Main is not loaded.",
        "unimplemented: UIMainStoryboardFile: the main storyboard Story is not loaded.",
        "unimplemented: UIViewController.loadView(): the nib Pane is not read; the view is empty.",
      ])
  }

  @Test("Before a mistake ended the app, it was passed over with a diagnosis")
  func passedOver() throws {
    for (id, version, diagnosis) in [
      (
        "M11", 4.3,
        "activePresented: A view controller can be in one place only; it was not "
          + "presented."
      ),
      ("M11b", 3.0, "nilPresented: nil was presented; nothing was done."),
      ("M11c", 3.0, "nilPushed: nil was pushed; nothing was done."),
      ("M14", 2.0, "missingNib: There is no nib Missing in the bundle; the view is empty."),
    ] as [(String, IOSVersion, String)] {
      let message = try #require(Message.all.first { $0.id == id })
      // What follows is said when the window goes with the end of the mistake.
      let lines = try message.mistake(version).lines(.console, .exception, .diagnosis)
      #expect(lines.first == diagnosis)
    }
  }
}

nonisolated extension Message {
  static let all = presentation + containment + application

  /// The messages that no app can bring about here, and why.
  static let leftOut: [String: String] = [
    "M6": nibs, "M8": storyboards, "M17": storyboards, "M18": storyboards, "M19": storyboards,
    "M20": storyboards, "M22": nibs, "M23": nibs, "M24": storyboards, "M30": restoration,
  ]

  private static let nibs = "nibs are not read, so nothing in them is connected"
  private static let storyboards = "storyboards are not read, and there are no segues"
  private static let restoration = "controllers are not restored, only the app is asked"
}

import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuntimeFixtures
import Testing

/// Every text that UIKit was seen to say, on the versions that say it and on no other.
@MainActor
struct MessageTests {
  /// Where texts change, with the versions just before.
  private static let versions: [IOSVersion] = [
    2.0, 2.2, 3.0, 3.2, 4.0, 4.3, 5.0, 5.1, 6.0, 6.1, 7.0, 7.1, 8.0, 8.4, 9.0, 10.3, 11.0, 12.0,
    12.5, 13.0, 13.7, 14.0, 15.0, 15.8, 16.0, 17.0, 18.3, 18.4, .latest,
  ]

  @Test("Its versions say a message once, in whole, and others do not", arguments: Message.all)
  func said(message: Message) throws {
    for version in Self.versions {
      let device = try message.mistake(version)
      let count = device.lines(.console, .exception).count { $0 == message.line }
      let expected = message.isSaid(on: version) ? 1 : 0
      expectEqual(count, expected, "iOS \(version): \(device.lines(.console, .exception))")
    }
  }

  @Test("The mistake is noted without more ado: nothing else is said beside the message")
  func alone() throws {
    // Two of these come together: what begins a nested push also ends it.
    for message in Message.all where !message.id.hasPrefix("M12") {
      let version = message.since < 4.0 ? max(message.since, 3.0) : message.since
      expectEqual(
        try message.mistake(version).lines(.console, .exception), [message.line],
        "\(message.id) on iOS \(version)")
    }
  }

  @Test("No message stands twice in the table")
  func once() {
    expectEqual(Set(Message.all.map(\.id)).count, Message.all.count)
  }

  @Test("Before a mistake ended the app, it was passed over with a diagnosis")
  func passedOver() throws {
    for (id, version, diagnosis) in [
      (
        "M11", 4.3,
        "activePresented (M11): A view controller can be in one place only; it was not "
          + "presented."
      ),
      ("M11b", 3.0, "nilPresented (M11b): nil was presented; nothing was done."),
      ("M11c", 3.0, "nilPushed (M11c): nil was pushed; nothing was done."),
      ("M14", 2.0, "missingNib (M14): There is no nib Missing in the bundle; the view is empty."),
    ] as [(String, IOSVersion, String)] {
      let message = try #require(Message.all.first { $0.id == id })
      // What follows is said when the window goes with the end of the mistake.
      let lines = try message.mistake(version).lines(.console, .exception, .diagnosis)
      expectEqual(lines.first, diagnosis)
    }
  }
}

nonisolated extension Message {
  static let all = presentation + containment + application + lists
}

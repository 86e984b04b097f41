import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuntimeFixtures
import Testing

@MainActor
struct PredicateTests {
  private func isTrue(_ format: String, _ arguments: Any..., of object: Any?) -> Bool {
    let device = Device(iOS: 13.0)
    return withExtendedLifetime(device) { _coursePredicate(format, arguments)(object, nil) }
  }

  @Test(
    "Texts are matched as a whole, searched, and compared without case and accents",
    arguments: [
      ("SELF MATCHES %@", "[A-Z]+@[a-z]+\\.[a-z]{2,4}", "ANN@mail.com", true),
      ("SELF MATCHES %@", "[A-Z]+@[a-z]+", "ANN@mail.com", false),
      ("SELF CONTAINS[c] %@", "MAIL", "ann@mail.com", true),
      ("SELF CONTAINS %@", "MAIL", "ann@mail.com", false),
      ("SELF BEGINSWITH[cd] %@", "é", "Emil", true),
      ("SELF ENDSWITH %@", "il", "Emil", true),
      ("self LIKE %@", "E?i*", "Emil", true),
      ("NOT SELF == %@", "Emil", "Emil", false),
      ("length > 3 AND SELF != %@", "x", "Emil", true),
      ("SELF IN {'a', %@}", "Emil", "Emil", true),
    ])
  func texts(format: String, argument: String, text: String, answer: Bool) {
    expectEqual(isTrue(format, argument, of: text), answer)
  }

  @Test("Keys lead to members, and numbers, dates and collections are compared")
  func keys() {
    let person: [String: Any] = [
      "name": "Ann", "age": 30, "born": Date(timeIntervalSinceReferenceDate: 5),
      "tags": ["new", "old"], "friend": ["name": "Bob"],
    ]
    expect(isTrue("name == 'Ann' && age >= %d", 30, of: person))
    expect(isTrue("age BETWEEN {20, 40} OR name = \"x\"", of: person))
    expect(isTrue("%K < %@", "born", Date(timeIntervalSinceReferenceDate: 6), of: person))
    expect(isTrue("ANY tags == 'old' AND tags.@count == 2", of: person))
    expect(!isTrue("NONE tags == 'old'", of: person))
    expect(isTrue("friend.name BEGINSWITH 'B' AND (missing == nil)", of: person))
    expect(isTrue("TRUEPREDICATE", of: nil))
  }

  @Test("A format that says nothing ends the app with Foundation's words")
  func unreadable() {
    let device = Device(iOS: 13.0)
    _ = _coursePredicate("name ==", [])
    expect(
      device.simulator.recorder.events.contains {
        $0.text == "Unable to parse the format string \"name ==\""
      })
  }
}

import EventTrace
import Foundation
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// Members of iOS 15 and later that are not of lists.
@MainActor
@Suite struct LaterKitTests {
  @Test("Attributes of the older kind become those of a container")
  func attributes() {
    _ = Device(iOS: 18.0)
    let container = AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 20), .kern: 2.0])
    var text = AttributedString("a", attributes: container)
    text.append(AttributedString("b"))
    expect(text.runs.count == 2 && String(text.characters) == "ab")
    let first = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    expectEqual((first[.font] as? UIFont)?.pointSize, 20)
  }

  @Test("Traits are made and changed by a function, and forgotten again")
  func traits() {
    _ = Device(iOS: 18.0)
    let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
    expect(dark.userInterfaceStyle == .dark && dark.displayScale == 0)
    expectEqual(dark.modifyingTraits { $0.displayScale = 3 }.userInterfaceStyle, .dark)
    let view = UIView(frame: .zero)
    view.traitOverrides.userInterfaceStyle = .dark
    expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
  }

  @Test("A view that has nothing to show says so in the fonts and colors that are set")
  func nothing() throws {
    _ = Device(iOS: 18.0)
    var content = UIContentUnavailableConfiguration.empty()
    (content.text, content.secondaryText) = ("Nothing", "Try again")
    content.textProperties.font = .systemFont(ofSize: 30)
    content.secondaryTextProperties.color = .red
    let stack = try #require(content.makeContentView().subviews.first as? UIStackView)
    let labels = stack.arrangedSubviews.compactMap { $0 as? UILabel }
    expectEqual(labels.map(\.text), ["Nothing", "Try again"])
    expect(labels[0].font.pointSize == 30 && labels[1].textColor == .red)
  }

  @Test("A bar button has a target and a menu at once")
  func barButton() {
    _ = Device(iOS: 18.0)
    let item = UIBarButtonItem(
      title: "More", image: nil, target: nil, action: nil, menu: UIMenu(children: []))
    expect(item.title == "More" && item.menu != nil)
  }

  @Test("An image of a catalog that is missing is empty, and a color clear")
  func resources() {
    _ = Device(iOS: 18.0)
    expectEqual(UIImage(resource: ImageResource(name: "none", bundle: .main)).size, .zero)
    let color = UIColor(resource: ColorResource(name: "none", bundle: .main))
    expectEqual(color.cgColor.alpha, 0)
  }

  @Test("Components of a date are written as one span")
  func spans() {
    _ = Device(iOS: 18.0)
    let formatter = RelativeDateTimeFormatter()
    expectEqual(formatter.localizedString(from: DateComponents(day: -1)), "1 day ago")
  }

  @Test("A relative date is short, spelled out, or has a name", .rule(992))
  func relativeDates() {
    _ = Device(iOS: 18.0)
    let formatter = RelativeDateTimeFormatter()
    func texts(_ spans: [Double]) -> [String] {
      spans.map { formatter.localizedString(fromTimeInterval: $0) }
    }
    formatter.unitsStyle = .abbreviated
    expectEqual(
      texts([-7200, 7200, -86_400, 60]), ["2 hr. ago", "in 2 hr.", "1 day ago", "in 1 min."])
    formatter.unitsStyle = .spellOut
    expectEqual(texts([-7200]), ["two hours ago"])
    formatter.unitsStyle = .full
    formatter.dateTimeStyle = .named
    expectEqual(
      texts([0, -86_400, 86_400, -604_800, 31_536_000, -7200]),
      ["now", "yesterday", "tomorrow", "last week", "next year", "2 hours ago"])
    let lengths = DateComponentsFormatter()
    lengths.unitsStyle = .spellOut
    expectEqual(lengths.string(from: 3905), "one hour, five minutes, five seconds")
  }

  @Test("Notifications are kept from the call on, until they are asked for", .rule(644))
  func notifications() async {
    let device = Device(iOS: 18.0)
    let center = HeadlessUIKit.NotificationCenter.default
    let name = Notification.Name("N")
    let waiting = center.notifications(named: name)
    center.post(name: name, object: nil, userInfo: ["n": 1])
    center.post(name: name, object: nil, userInfo: ["n": 2])
    var heard: [Int] = []
    for await notification in waiting {
      heard.append(notification.userInfo?["n"] as? Int ?? 0)
      if heard.count == 2 { break }
    }
    expectEqual(heard, [1, 2])
    _ = device
  }
}

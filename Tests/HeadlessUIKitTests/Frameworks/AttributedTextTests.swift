import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Swift's attributed strings with UIKit's attributes.
@MainActor
struct AttributedTextTests {
  @Test("Pieces of a text that meet may have any values")
  func neighbours() throws {
    _ = TestApp(iOS: 17)
    let values: [[() -> NSObject]] = [
      [
        { .red as UIColor }, { .blue as UIColor }, { .black as UIColor },
        { UIColor(white: 0.5, alpha: 1) },
      ],
      [
        { UIFont.systemFont(ofSize: 12) }, { UIFont.boldSystemFont(ofSize: 12) },
        { UIFont(name: "HelveticaNeue-LightItalic", size: 9)! },
      ],
      [{ NSParagraphStyle() }, { NSMutableParagraphStyle() }],
      [{ NSShadow() }, { NSShadow() }], [{ NSTextAttachment() }, { NSTextAttachment() }],
      [{ UIImage() }, { UIImage() }],
    ]
    let key = NSAttributedString.Key("value")
    for kind in values {
      for (first, second) in kind.flatMap({ first in kind.map { (first, $0) } }) {
        let text = NSMutableAttributedString(string: "")
        text.append(NSAttributedString(string: "ab", attributes: [key: first()]))
        text.append(NSAttributedString(string: "cd", attributes: [key: second()]))
        text.setAttributes([key: first()], range: NSRange(location: 2, length: 1))
        text.addAttribute(key, value: second(), range: NSRange(location: 1, length: 2))
        text.insert(NSAttributedString(string: "xy", attributes: [key: first()]), at: 1)
        expectEqual(text.string, "axybcd")
        var end = NSRange()
        let value = unsafe text.attribute(key, at: 5, effectiveRange: &end) as? NSObject
        if first() is UIColor || first() is UIFont { expectEqual(value, second()) }
      }
    }
    // What is equal becomes one piece.
    let text = NSMutableAttributedString(string: "ab", attributes: [key: UIColor.red])
    text.addAttribute(key, value: UIColor.red, range: NSRange(location: 1, length: 1))
    var range = NSRange()
    _ = unsafe text.attributes(at: 0, effectiveRange: &range)
    expectEqual(range, NSRange(location: 0, length: 2))
  }

  @Test("An attributed string of Swift's becomes one of Foundation's, and comes back")
  func conversion() throws {
    let device = Device(iOS: 16.0)
    var text = AttributedString("Made with love")
    text.font = .systemFont(ofSize: 15)
    let range = try #require(text.range(of: "love"))
    text[range].foregroundColor = .red
    text[range].underlineStyle = .single
    text[range].link = URL(string: "https://example.com")
    let label = UILabel()
    label.attributedText = NSAttributedString(text)
    expectEqual(label.text, "Made with love")
    let attributes = label.attributedText!.attributes(at: 11, effectiveRange: nil)
    expectEqual(attributes[.font] as? UIFont, .systemFont(ofSize: 15))
    expectEqual(attributes[.foregroundColor] as? UIColor, .red)
    expectEqual(attributes[.underlineStyle] as? Int, NSUnderlineStyle.single.rawValue)
    expectEqual(attributes[.link] as? URL, URL(string: "https://example.com"))
    expectNil(label.attributedText!.attribute(.underlineStyle, at: 0, effectiveRange: nil))
    expectEqual(AttributedString(label.attributedText!), text)
    withExtendedLifetime(device) {}
  }

  @Test("A container's attributes are a button's title's, and a transformer changes them")
  func button() {
    let device = Device(iOS: 16.0)
    var container = AttributeContainer()
    container.font = .boldSystemFont(ofSize: 20)
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = AttributedString("Close", attributes: container)
    let transformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.kern = 2
      return outgoing
    }
    let changed = transformer.transform(container)
    expect(changed.kern == 2 && changed.font == .boldSystemFont(ofSize: 20))
    expectEqual(configuration.attributedTitle?.font, .boldSystemFont(ofSize: 20))
    let button = UIButton(configuration: configuration, primaryAction: nil)
    expectEqual(button.renderedText, "Close")
    withExtendedLifetime(device) {}
  }

  @Test("A label and a field have the look of the first letter", .rule(591))
  func firstLetter() {
    let device = Device(iOS: 12.0)
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let text = NSMutableAttributedString(
      string: "ab",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red,
        .paragraphStyle: style,
      ])
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 5), range: NSRange(1..<2))
    let label = UILabel()
    label.attributedText = text
    expect(label.font == .boldSystemFont(ofSize: 30) && label.textColor == .red)
    expectEqual(label.textAlignment, .right)
    expectEqual(label.intrinsicContentSize, CGSize(width: 20, height: 36))
    // A font that is set later is the font of all letters.
    label.font = .systemFont(ofSize: 10)
    expectEqual(label.intrinsicContentSize, CGSize(width: 12, height: 12))
    label.font = .boldSystemFont(ofSize: 30)
    label.attributedText = NSAttributedString(string: "plain")
    expectEqual(label.font, .boldSystemFont(ofSize: 30))
    let field = UITextField()
    field.attributedText = text
    expect(field.font == .boldSystemFont(ofSize: 30) && field.textColor == .red)
    expectEqual(field.textAlignment, .right)
    withExtendedLifetime(device) {}
  }

  @Test("What the app does not say of a text follows the version", .rule(806), .rule(807))
  func usual() throws {
    for iOS in IOSVersion.tried(from: 2) {
      let app = TestApp(iOS: iOS)
      let root = UIViewController()
      try app.show(root)
      let (label, field, view) = (UILabel(), UITextField(), UITextView())
      let alignment: NSTextAlignment = iOS >= 9.0 ? .natural : .left
      expectEqual(label.textAlignment, alignment, "iOS \(iOS)")
      expectEqual(field.textAlignment, alignment, "iOS \(iOS)")
      expectEqual(view.textAlignment, alignment, "iOS \(iOS)")
      root.view.addSubview(label)
      for color in [label.textColor, field.textColor] {
        guard iOS >= 13.0 else {
          expectEqual(color, .black, "iOS \(iOS)")
          continue
        }
        expectEqual(color, .label, "iOS \(iOS)")
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        expectEqual(color?.resolvedColor(with: dark), .white, "iOS \(iOS)")
      }
    }
  }
}

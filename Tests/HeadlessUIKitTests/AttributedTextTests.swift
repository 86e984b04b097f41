import EventTrace
import Foundation
import HeadlessUIKit
import Testing

/// Swift's attributed strings with UIKit's attributes.
@MainActor
struct AttributedTextTests {
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
    #expect(label.text == "Made with love")
    let attributes = label.attributedText!.attributes(at: 11, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 15))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(attributes[.link] as? URL == URL(string: "https://example.com"))
    #expect(label.attributedText!.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    #expect(AttributedString(label.attributedText!) == text)
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
    #expect(changed.kern == 2 && changed.font == .boldSystemFont(ofSize: 20))
    #expect(configuration.attributedTitle?.font == .boldSystemFont(ofSize: 20))
    let button = UIButton(configuration: configuration, primaryAction: nil)
    #expect(button.renderedText == "Close")
    withExtendedLifetime(device) {}
  }
}

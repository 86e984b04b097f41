import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What archives keep of texts and drawings.
@MainActor
struct ArchivedTextTests {
  /// An app under which the classes are known by their names, as where apps run.
  private func app() -> TestApp {
    let app = TestApp(iOS: 15)
    let classes: [AnyClass] = [
      UIFont.self, UIBezierPath.self, NSMutableParagraphStyle.self, NSShadow.self,
      NSTextAttachment.self,
    ]
    for type in classes { _registerClass(type, "\(type)") }
    return app
  }

  private func archived<Object: NSObject & NSCoding>(_ object: Object) throws -> Object {
    let data = try HeadlessUIKit.NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: true)
    return try #require(
      try HeadlessUIKit.NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
  }

  private final class Card: NSObject, NSSecureCoding {
    nonisolated static var supportsSecureCoding: Bool { true }
    nonisolated(unsafe) static var made = 0
    override init() { super.init() }
    required init?(coder: NSCoder) { Self.made += 1 }
    func encode(with coder: NSCoder) {}
  }

  @Test("An object of a class that is not allowed is never made", .rule(993))
  func classes() throws {
    let app = app()
    defer { _ = app }
    _registerClass(Card.self, "Card")
    let data = try HeadlessUIKit.NSKeyedArchiver.archivedData(
      withRootObject: Card(), requiringSecureCoding: true)
    #expect(throws: (any Error).self) {
      try HeadlessUIKit.NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: data)
    }
    expectEqual(Card.made, 0)
    expect(
      try HeadlessUIKit.NSKeyedUnarchiver.unarchivedObject(ofClass: Card.self, from: data) != nil)
    expectEqual(Card.made, 1)
  }

  @Test("A text keeps its attributes in an archive", .rule(931))
  func texts() throws {
    let app = app()
    defer { _ = app }
    let style = NSMutableParagraphStyle()
    (style.alignment, style.headIndent, style.lineSpacing) = (.center, 12, 3)
    let shadow = NSShadow()
    (shadow.shadowBlurRadius, shadow.shadowColor) = (2, UIColor.red)
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    let attachment = NSTextAttachment()
    (attachment.bounds, attachment.contents) = (CGRect(x: 0, y: 1, width: 2, height: 3), Data([7]))
    let text = NSMutableAttributedString(string: "plain")
    text.append(
      NSAttributedString(
        string: "styled",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 9), .foregroundColor: UIColor.blue,
          .paragraphStyle: style, .shadow: shadow, .kern: 2,
        ]))
    text.append(NSAttributedString(string: "x", attributes: [.attachment: attachment]))
    let read = try archived(text as NSAttributedString)
    expectEqual(read.string, "plainstyledx")
    expect(read.attributes(at: 0, effectiveRange: nil).isEmpty)
    let values = read.attributes(at: 5, effectiveRange: nil)
    expectEqual(values[.font] as? UIFont, UIFont.boldSystemFont(ofSize: 9))
    expectEqual(values[.foregroundColor] as? UIColor, .blue)
    expectEqual(values[.kern] as? Int, 2)
    let readStyle = try #require(values[.paragraphStyle] as? NSParagraphStyle)
    expect(readStyle.alignment == .center && readStyle.headIndent == 12)
    expectEqual(readStyle.lineSpacing, 3)
    let readShadow = try #require(values[.shadow] as? NSShadow)
    expect(readShadow.shadowBlurRadius == 2 && readShadow.shadowOffset.height == 2)
    expectEqual(readShadow.shadowColor as? UIColor, .red)
    let last = read.attribute(.attachment, at: 11, effectiveRange: nil) as? NSTextAttachment
    expectEqual(last?.bounds, attachment.bounds)
    expectEqual(last?.contents, Data([7]))
  }

  @Test("A path and a font are archived by themselves", .rule(931))
  func paths() throws {
    let app = app()
    defer { _ = app }
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
    path.addQuadCurve(to: CGPoint(x: 50, y: 60), controlPoint: CGPoint(x: 3, y: 4))
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (4, .round, .bevel)
    let read = try archived(path)
    expectEqual(read.bounds, path.bounds)
    expectEqual(read.currentPoint, CGPoint(x: 50, y: 60))
    expect(read.cgPath == path.cgPath)
    expect(read.lineWidth == 4 && read.lineCapStyle == .round && read.lineJoinStyle == .bevel)
    let font = UIFont.systemFont(ofSize: 11, weight: .heavy)
    expectEqual(try archived(font), font)
    let json = try JSONEncoder().encode([CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)])
    expectEqual(String(decoding: json, as: UTF8.self), "[[1,2,3,4,5,6]]")
    let transform = try JSONDecoder().decode([CGAffineTransform].self, from: json)
    expectEqual(transform.first?.ty, 6)
  }
}

import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Writes down what it is asked about links, and answers.
@MainActor
private final class Reader: NSObject, UITextViewDelegate {
  var log: [String] = []
  var answer = true
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    log.append("\(URL) \(characterRange) \(interaction)")
    return answer
  }
}

/// The same from iOS 17 on.
@MainActor
private final class LaterReader: NSObject, UITextViewDelegate {
  var log: [String] = []
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    guard case .link(let url) = textItem.content else { return nil }
    if url.host == "default" { return defaultAction }
    return UIAction { [self] _ in log.append("\(url) \(textItem.range)") }
  }
}

/// The names under which apps ask, which warn wherever they stand.
private protocol KindNames {
  static var kinds: [NSTextCheckingResult.CheckingType] { get }
}

private enum Names: KindNames {
  @available(*, deprecated)
  static var kinds: [NSTextCheckingResult.CheckingType] { [.date, .address, .link, .phoneNumber] }
}

@MainActor
struct TextDetectionTests {
  private func found(_ text: String, _ types: UInt64...) throws -> [String] {
    let detector = try NSDataDetector(types: types.reduce(0, |))
    let whole = NSRange(location: 0, length: (text as NSString).length)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    return detector.matches(in: text, range: whole).map { match in
      let part = (text as NSString).substring(with: match.range)
      if let url = match.url { return "\(part) = \(url)" }
      if let number = match.phoneNumber { return "\(part) = number \(number)" }
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute], from: match.date ?? .distantPast)
      return
        "\(part) = \(parts.year!)-\(parts.month!)-\(parts.day!) \(parts.hour!):\(parts.minute!)"
    }
  }

  private let date = Self.numbers(by: Names.self)[0]
  private let address = Self.numbers(by: Names.self)[1]
  private let link = Self.numbers(by: Names.self)[2]
  private let number = Self.numbers(by: Names.self)[3]

  private static func numbers(by names: (some KindNames).Type) -> [UInt64] {
    names.kinds.map(\.rawValue)
  }

  @Test("A detector says where the first thing is, and what it looks for", .rule(764))
  func places() throws {
    let device = Device(iOS: 17.0)
    defer { withExtendedLifetime(device) {} }
    let detector = try NSDataDetector(types: link)
    expectEqual(detector.checkingTypes, link)
    let text = "see http://a.example now"
    let all = NSRange(location: 0, length: text.utf16.count)
    expectEqual(
      detector.rangeOfFirstMatch(in: text, range: all), NSRange(location: 4, length: 16))
    let nothing = detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4))
    expectEqual(nothing.location, NSNotFound)
  }

  @Test("What is found is of the kind that was asked for by its name", .rule(1097))
  func kindOfFindings() throws {
    _ = Device(iOS: 17.0)
    let text = "On 2024-05-12 see a.com or call 555-123-4567"
    let detector = try NSDataDetector(types: date | link | number)
    let found = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    expectEqual(found.map(\.resultType.rawValue), [date, link, number])
    expect(found.allSatisfy { $0.addressComponents == nil && $0.components == nil })
  }

  @Test("Addresses of the web and of mail are found, without the mark behind them", .rule(764))
  func links() throws {
    _ = Device(iOS: 17.0)
    expectEqual(
      try found(
        "See https://a.org/b?c=1, www.swift.org/x. Or (apple.com) or mail me@b.co.uk!", link),
      [
        "https://a.org/b?c=1 = https://a.org/b?c=1",
        "www.swift.org/x = http://www.swift.org/x", "apple.com = http://apple.com",
        "me@b.co.uk = mailto:me@b.co.uk",
      ])
    expectEqual(try found("No link. At all 3.14, e.g. this.that", link), [])
  }

  @Test("Telephone numbers are found, and other numbers are not", .rule(764))
  func numbers() throws {
    _ = Device(iOS: 17.0)
    expectEqual(
      try found("Call (555) 123-4567 or +49 30 1234567.", number),
      [
        "(555) 123-4567 = number (555) 123-4567", "+49 30 1234567 = number +49 30 1234567",
      ])
    expectEqual(try found("It cost 1234 for 7654321 people in 2024", number), [])
    expectEqual(
      try found("On 2024-05-12 call 555-123-4567", number, date),
      ["2024-05-12 = 2024-5-12 12:0", "555-123-4567 = number 555-123-4567"])
  }

  @Test("Dates are found in figures and in English, at noon where no time stands there", .rule(764))
  func dates() throws {
    _ = Device(iOS: 17.0)
    expectEqual(
      try found("On May 12, 2024 at 5:30 pm; 3rd June 2025; 12/24/2023 and 2024-01-02 08:15", date),
      [
        "May 12, 2024 at 5:30 pm = 2024-5-12 17:30", "3rd June 2025 = 2025-6-3 12:0",
        "12/24/2023 = 2023-12-24 12:0", "2024-01-02 08:15 = 2024-1-2 8:15",
      ])
    expectEqual(try found("I may go in a march, version 1/2", date), [])
  }

  @Test("One that looks for nothing cannot be made, and one for postal addresses says so")
  func kinds() throws {
    let device = Device(iOS: 17.0)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    _ = try NSDataDetector(types: address)
    expectEqual(
      device.lines(.diagnosis),
      [
        "unimplemented: NSDataDetector: it finds neither postal addresses nor flights."
      ])
    let detector = try NSDataDetector(types: link)
    let text = "a.com b.com"
    var first: [NSRange] = []
    detector.enumerateMatches(in: text, range: NSRange(location: 0, length: 11)) { match, _, stop in
      first.append(match!.range)
      stop.pointee = true
    }
    expectEqual(first, [NSRange(location: 0, length: 5)])
  }

  @Test("A text is written in other letters, and a part of it alone")
  func transforms() {
    let text = NSMutableString(string: "北京 é")
    expect(CFStringTransform(text as CFMutableString, nil, kCFStringTransformMandarinLatin, false))
    expectEqual(text, "běi jīng é")
    expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
    expectEqual(text, "bei jing e")
    let half = NSMutableString(string: "éé")
    var range = CFRangeMake(1, 1)
    expect(CFStringTransform(half, &range, kCFStringTransformStripCombiningMarks, false))
    expectEqual(half, "ée")
    range = CFRangeMake(1, 9)
    expect(!CFStringTransform(half, &range, kCFStringTransformToLatin, false))
    expect(!CFStringTransform(half, nil, "No such way" as CFString, false))
  }

  @Test("A tap on a link asks the delegate, and opens it if it may", .rule(769))
  func taps() throws {
    let stage = TestApp(iOS: 14.0)
    let (root, reader) = (A(), Reader())
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    view.font = .systemFont(ofSize: 20)
    let text = NSMutableAttributedString(string: "Tap here or not\nwww.apple.com")
    text.addAttribute(
      .link, value: URL(string: "https://a.b")!, range: NSRange(location: 4, length: 4))
    view.attributedText = text
    view.isEditable = false
    view.dataDetectorTypes = .link
    view.delegate = reader
    root.view.addSubview(view)
    try stage.show(root)
    let tap = { (x: CGFloat, y: CGFloat) in
      _ = try stage.device.simulator.tap(at: CGPoint(x: x, y: 100 + y))
      try stage.settle()
    }
    reader.answer = false
    // Letters are 10 points wide and begin after 5, lines 24 points high after 8.
    try tap(60, 20)
    expectEqual(reader.log, ["https://a.b {4, 4} invokeDefaultAction"])
    try tap(20, 20)
    try tap(290, 20)
    expectEqual(reader.log.count, 1)
    expectEqual(stage.opened, [])
    reader.answer = true
    try tap(20, 40)
    expectEqual(reader.log.last, "http://www.apple.com {16, 13} invokeDefaultAction")
    expectEqual(stage.opened, ["http://www.apple.com"])
    view.isEditable = true
    try tap(60, 20)
    expectEqual(reader.log.count, 2)
  }

  @Test("From iOS 17 on the delegate says what a tap on a link does", .rule(769))
  func actions() throws {
    let stage = TestApp(iOS: 17.0)
    let (root, reader) = (A(), LaterReader())
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    view.font = .systemFont(ofSize: 20)
    view.text = "https://default https://own"
    view.isEditable = false
    view.dataDetectorTypes = .link
    view.delegate = reader
    root.view.addSubview(view)
    try stage.show(root)
    _ = try stage.device.simulator.tap(at: CGPoint(x: 180, y: 120))
    try stage.settle()
    expectEqual(reader.log, ["https://own {16, 11}"])
    expectEqual(stage.opened, [])
    _ = try stage.device.simulator.tap(at: CGPoint(x: 50, y: 120))
    try stage.settle()
    expectEqual(reader.log.count, 1)
    expectEqual(stage.opened, ["https://default"])
  }
}

extension TestApp {
  /// The links that were followed, as the trace has them.
  fileprivate var opened: [String] {
    device.lines(.diagnosis).filter { $0.hasPrefix("linkFollowed") }.map {
      String($0.split(separator: " ").first { $0.hasPrefix("http") }!.dropLast())
    }
  }
}

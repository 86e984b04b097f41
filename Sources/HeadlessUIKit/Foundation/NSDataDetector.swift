public import Foundation

/// Finds addresses of the web and of mail, telephone numbers and dates in a text. iOS 4.0 and later (rule 764).
///
/// - Important: It knows fewer ways to write them than a device does: no address without `www.` or a scheme
///   but with a common ending, no postal addresses, no flights, no dates in words but English ones.
nonisolated open class NSDataDetector: NSObject {
  /// What it looks for.
  public let checkingTypes: UInt64
  /// How the finding of each kind begins.
  private let finders: [Finder]

  /// What can be looked for; by Foundation's numbers, which are not those of a device (rule 1097).
  enum Kind: CaseIterable {
    case date, address, link, phoneNumber, transit

    var rawValue: UInt64 { Self.numbers[self]! }
    private static let numbers = numbers(by: FoundationKinds.self)
    private static func numbers(by names: (some KindNumbers).Type) -> [Kind: UInt64] {
      Dictionary(uniqueKeysWithValues: zip(allCases, names.inOrder))
    }
  }

  private struct Finder {
    let expression: NSRegularExpression
    /// What a finding is; nil where it turns out to be nothing.
    let result: (_ text: String, _ range: NSRange) -> NSTextCheckingResult?
  }

  /// Makes one that looks for these kinds of things.
  ///
  /// - Throws: An error where it is to look for nothing.
  public convenience init(types checkingTypes: UInt64) throws {
    Self.requiresClass(since: 4.0)
    try self.init(unchecked: checkingTypes)
  }

  /// Made by UIKit itself, on every version.
  init(unchecked checkingTypes: UInt64) throws {
    self.checkingTypes = checkingTypes
    let others = Kind.address.rawValue | Kind.transit.rawValue
    let known = Kind.link.rawValue | Kind.phoneNumber.rawValue | Kind.date.rawValue
    guard checkingTypes & (known | others) != 0 else {
      throw NSError(domain: NSCocoaErrorDomain, code: 2048)
    }
    if checkingTypes & others != 0 {
      onMain(()) { _ in
        Simulator.current.unimplemented(
          "NSDataDetector", "it finds neither postal addresses nor flights.")
      }
    }
    var finders: [Finder] = []
    if checkingTypes & Kind.date.rawValue != 0 { finders += Self.dates }
    if checkingTypes & Kind.link.rawValue != 0 { finders += Self.links }
    if checkingTypes & Kind.phoneNumber.rawValue != 0 { finders += Self.numbers }
    self.finders = finders
    super.init()
  }

  /// What there is in a part of a text, in the order of the text.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [NSTextCheckingResult] = []
    for finder in finders {
      for match in finder.expression.matches(in: string, range: range) {
        // What is a date or an address is no number besides.
        let isFree = found.allSatisfy { NSIntersectionRange($0.range, match.range).length == 0 }
        let text = (string as NSString).substring(with: match.range)
        guard isFree, let result = finder.result(text, match.range) else { continue }
        found.append(result)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// The first of them; nil for none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// How many there are.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Tells the block each of them, until it wants no more.
  @safe open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    unsafe matches(in: string, options: options, range: range).handOut { match, stop in
      unsafe block(match, [], stop)
    }
  }

  /// The same by the name under which apps call it.
  @safe public func _courseEnumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) { enumerateMatches(in: string, options: options, range: range, using: block) }

  /// Where the first of them is; nowhere is at `NSNotFound`.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  // MARK: What things look like

  private static func finder(
    _ pattern: String, _ result: @escaping (String, NSRange) -> NSTextCheckingResult?
  ) -> Finder {
    Finder(
      expression: try! NSRegularExpression(pattern: pattern, options: .caseInsensitive),
      result: result)
  }

  private static let endings =
    "com|org|net|edu|gov|io|co|app|dev|me|info|de|uk|fr|jp|cn|ch|at|us|eu|it|es|nl|ru|br|in|ca|au"

  private static var links: [Finder] {
    let rest = "(?:[/?#][^\\s<>\"]*[^\\s<>\"'.,;:!?)\\]}]|/)?"
    let host = "(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+"
    return [
      finder("(?:https?|ftp|file)://[^\\s<>\"]*[^\\s<>\"'.,;:!?)\\]}]") {
        link($0, $1, prefix: "")
      },
      finder("(?:mailto|tel|sms):[^\\s<>\"]*[^\\s<>\"'.,;:!?)\\]}]") { link($0, $1, prefix: "") },
      finder("[a-z0-9._%+-]+@\(host)[a-z]{2,}\\b") { link($0, $1, prefix: "mailto:") },
      finder("\\b(?:www\\.\(host)[a-z]{2,}|\(host)(?:\(endings)))\\b(?::\\d+)?\(rest)") {
        link($0, $1, prefix: "http://")
      },
    ]
  }

  private static func link(
    _ text: String, _ range: NSRange, prefix: String
  )
    -> NSTextCheckingResult?
  {
    URL(string: prefix + text).map { DetectedText(range, .link($0)) }
  }

  private static var numbers: [Finder] {
    [
      finder(
        "(?<![\\w+])(?:\\+?\\d{1,3}[ .-]?)?(?:\\(\\d{1,5}\\)[ .-]?)?\\d{2,5}(?:[ ./-]?\\d{2,5}){1,4}(?!\\w)"
      ) {
        let digits = $0.filter(\.isNumber).count
        guard (7...15).contains(digits) else { return nil }
        // Seven and more figures in one row are a number of another kind, if nothing says otherwise.
        guard $0.contains(where: { !$0.isNumber }) || digits >= 10 else { return nil }
        return DetectedText($1, .phoneNumber($0))
      }
    ]
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static var dates: [Finder] {
    let month =
      "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?"
      + "|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?"
    let day = "(?:[12]\\d|3[01]|0?[1-9])(?:st|nd|rd|th)?"
    let time =
      "(?:,?(?: at)? (?:[01]?\\d|2[0-3])(?::[0-5]\\d)(?: ?[ap]m)?|,?(?: at)? 1?\\d ?[ap]m)?"
    let found = { (text: String, range: NSRange) in
      date(in: text).map { DetectedText(range, .date($0)) }
    }
    return [
      finder("\\b\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2}(?::\\d{2})?)?\(time)(?!\\w)", found),
      finder("(?<![\\w/])\\d{1,2}/\\d{1,2}/(?:\\d{4}|\\d{2})\(time)(?![\\w/])", found),
      finder("\\b\(month) \(day)(?:,? \\d{4})?\(time)(?!\\w)", found),
      finder("\\b\(day) \(month)(?: \\d{4})?\(time)(?!\\w)", found),
      finder("\\b(?:today|tomorrow|yesterday)\(time)(?!\\w)", found),
    ]
  }

  /// The moment that a text names; without a time it is noon.
  private static func date(in text: String) -> Date? {
    let text = text.lowercased()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone.current
    let now = Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())
    var parts = calendar.dateComponents([.year, .month, .day], from: now)
    var figures = text.split { !$0.isNumber }.compactMap { Int($0) }
    if let word = ["yesterday", "today", "tomorrow"].firstIndex(where: text.hasPrefix) {
      guard let day = calendar.date(byAdding: .day, value: word - 1, to: now) else { return nil }
      parts = calendar.dateComponents([.year, .month, .day], from: day)
    } else if let month = months.firstIndex(where: { name in
      text.split { !$0.isLetter }.contains { $0.hasPrefix(name) }
    }) {
      guard !figures.isEmpty else { return nil }
      (parts.month, parts.day) = (month + 1, figures.removeFirst())
      if let year = figures.first, year > 31 { parts.year = figures.removeFirst() }
    } else if text.contains("/") {
      guard figures.count >= 3 else { return nil }
      (parts.month, parts.day) = (figures[0], figures[1])
      parts.year = figures[2] < 100 ? 2000 + figures[2] : figures[2]
      figures.removeFirst(3)
    } else {
      guard figures.count >= 3 else { return nil }
      (parts.year, parts.month, parts.day) = (figures[0], figures[1], figures[2])
      figures.removeFirst(3)
    }
    guard (1...12).contains(parts.month ?? 0), (1...31).contains(parts.day ?? 0) else { return nil }
    (parts.hour, parts.minute) = (12, 0)
    if var hour = figures.first {
      if text.hasSuffix("pm"), hour < 12 { hour += 12 }
      if text.hasSuffix("am"), hour == 12 { hour = 0 }
      (parts.hour, parts.minute) = (hour, figures.count > 1 ? figures[1] : 0)
    }
    return calendar.date(from: parts)
  }
}

/// Kinds of things as numbers, which are added by `|`; iOS 4.0 and later.
public typealias NSTextCheckingTypes = UInt64

/// The numbers of the kinds, in the order of these.
private nonisolated protocol KindNumbers {
  static var inOrder: [UInt64] { get }
}

/// As Foundation has them, whose names warn of themselves wherever they stand: it finds none of these kinds.
private nonisolated enum FoundationKinds: KindNumbers {
  @available(*, deprecated)
  static var inOrder: [UInt64] {
    let kinds: [NSTextCheckingResult.CheckingType] = [
      .date, .address, .link, .phoneNumber, .transitInformation,
    ]
    return kinds.map(\.rawValue)
  }
}

/// What was found: its place and what it means.
private nonisolated final class DetectedText: NSTextCheckingResult {
  enum Meaning {
    case link(URL)
    case phoneNumber(String)
    case date(Date)
  }
  private let place: NSRange
  let meaning: Meaning

  init(_ place: NSRange, _ meaning: Meaning) {
    (self.place, self.meaning) = (place, meaning)
    super.init()
  }
  required init?(coder: NSCoder) { nil }

  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange { place }
  override var resultType: CheckingType {
    switch meaning {
    case .link: CheckingType(rawValue: NSDataDetector.Kind.link.rawValue)
    case .phoneNumber: CheckingType(rawValue: NSDataDetector.Kind.phoneNumber.rawValue)
    case .date: CheckingType(rawValue: NSDataDetector.Kind.date.rawValue)
    }
  }
}

/// What a finding means.
nonisolated extension NSTextCheckingResult {
  private var found: DetectedText.Meaning? { (self as? DetectedText)?.meaning }
  /// The address; nil for no link. iOS 4.0 and later.
  public var url: URL? { if case .link(let url)? = found { url } else { nil } }
  /// The telephone number as it is written; nil for none. iOS 4.0 and later.
  public var phoneNumber: String? {
    if case .phoneNumber(let number)? = found { number } else { nil }
  }
  /// The moment; nil for none. iOS 4.0 and later.
  public var date: Date? { if case .date(let date)? = found { date } else { nil } }
  /// How long it lasts, in seconds; not found here. iOS 4.0 and later.
  public var duration: TimeInterval { 0 }
  /// The time zone of a moment; not found here. iOS 4.0 and later.
  public var timeZone: TimeZone? { nil }
  /// The parts of a postal address or a flight; not found here. iOS 4.0 and later.
  public var components: [NSTextCheckingKey: String]? { nil }
  /// The parts of a postal address; not found here. iOS 4.0 and later.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

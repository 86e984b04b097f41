import Foundation

/// What a text on the pasteboard is about, told without that the user is asked; iOS 14.0 and later (rule 919).
extension UIPasteboard {
  /// What a text can be about; iOS 14.0 and later.
  public nonisolated struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) {
      rawValue = "com.apple.uikit.pasteboard-detection-pattern.\(name)"
    }
    /// An address of the web.
    public static let probableWebURL = DetectionPattern("probable-web-url")
    /// Words for which the web can be searched.
    public static let probableWebSearch = DetectionPattern("probable-web-search")
    /// A number.
    public static let number = DetectionPattern("number")
    /// A link; iOS 15.0 and later.
    public static let link = DetectionPattern("link")
    /// A number of a phone; iOS 15.0 and later.
    public static let phoneNumber = DetectionPattern("phone-number")
    /// An address of mail; iOS 15.0 and later.
    public static let emailAddress = DetectionPattern("email-address")
    /// An address of a house; iOS 15.0 and later. None is found here.
    public static let postalAddress = DetectionPattern("postal-address")
    /// A date; iOS 15.0 and later. None is found here.
    public static let calendarEvent = DetectionPattern("calendar-event")
    /// The number of a parcel; iOS 15.0 and later. None is found here.
    public static let shipmentTrackingNumber = DetectionPattern("shipment-tracking-number")
    /// The number of a flight; iOS 15.0 and later. None is found here.
    public static let flightNumber = DetectionPattern("flight-number")
    /// An amount of money; iOS 15.0 and later. None is found here.
    public static let moneyAmount = DetectionPattern("money-amount")
  }

  /// What the first text is about, of what is asked for; told in a later turn. iOS 14.0 and later (rule 919).
  public func detectPatterns(
    for patterns: Set<UIPasteboard.DetectionPattern>,
    completionHandler: @escaping (Result<Set<UIPasteboard.DetectionPattern>, any Error>) -> Void
  ) {
    requires("detectPatternsForPatterns:completionHandler:", since: 14.0)
    let found = Set(detected(patterns).keys)
    Simulator.current.post("UIPasteboard detectPatterns") { completionHandler(.success(found)) }
  }
  /// What the first text is about, with the part of it that says so; told in a later turn. The device asks the
  /// user before. iOS 14.0 and later (rule 919).
  public func detectValues(
    for patterns: Set<UIPasteboard.DetectionPattern>,
    completionHandler: @escaping (Result<[UIPasteboard.DetectionPattern: Any], any Error>) -> Void
  ) {
    requires("detectValuesForPatterns:completionHandler:", since: 14.0)
    let found = detected(patterns)
    Simulator.current.post("UIPasteboard detectValues") { completionHandler(.success(found)) }
  }

  func detected(_ patterns: Set<DetectionPattern>) -> [DetectionPattern: Any] {
    guard let text = string?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else {
      return [:]
    }
    var found: [DetectionPattern: Any] = [:]
    let isNumber = Double(text) != nil
    let isMail = text.wholeMatch(of: /[^\s@]+@[^\s@]+\.[^\s@]+/) != nil
    let isPhone = !isNumber && text.wholeMatch(of: /\+?[0-9][0-9 ()\/-]{5,}/) != nil
    let isLink = text.wholeMatch(of: /(https?:\/\/|www\.)\S+/) != nil
    for pattern in patterns {
      switch pattern {
      case .probableWebURL, .link: if isLink { found[pattern] = text }
      case .number: if isNumber { found[pattern] = Double(text) }
      case .emailAddress: if isMail { found[pattern] = text }
      case .phoneNumber: if isPhone { found[pattern] = text }
      case .probableWebSearch: if !isLink, !isNumber, !isMail { found[pattern] = text }
      default: break
      }
    }
    return found
  }
}

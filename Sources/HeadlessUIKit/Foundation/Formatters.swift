public import Foundation

/// Writes lengths of time, as an English device does. iOS 8.0 and later.
nonisolated open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written. iOS 8.0 and later.
  public enum UnitsStyle: Int, Sendable {
    /// As on a clock; with letters; with short words; with words; with numbers as words; as short as can be.
    case positional, abbreviated, short, full, spellOut, brief
  }
  /// Which zeros are written. iOS 8.0 and later.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As the style has it.
    public static let `default` = Self(rawValue: 1)
    /// Zeros at the beginning are left out.
    public static let dropLeading = Self(rawValue: 2)
    /// Zeros in the middle are left out.
    public static let dropMiddle = Self(rawValue: 4)
    /// Zeros at the end are left out.
    public static let dropTrailing = Self(rawValue: 8)
    /// All zeros are left out.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Numbers have two digits.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// Which units are written; none for the usual ones.
  open var allowedUnits: NSCalendar.Unit = []
  /// Which zeros are written.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units are written; 0 for any number.
  open var maximumUnitCount = 0
  /// Whether a small largest unit is written in the next one.
  open var collapsesLargestUnit = false {
    didSet {
      declaredOnly("DateComponentsFormatter.collapsesLargestUnit", oldValue, collapsesLargestUnit)
    }
  }
  /// Whether the smallest unit has a part of one.
  open var allowsFractionalUnits = false {
    didSet {
      declaredOnly("DateComponentsFormatter.allowsFractionalUnits", oldValue, allowsFractionalUnits)
    }
  }
  /// Where in a sentence the text stands.
  open var formattingContext = Formatter.Context.unknown {
    didSet {
      declaredOnly("DateComponentsFormatter.formattingContext", oldValue, formattingContext)
    }
  }
  /// Whether it says that it is about right.
  open var includesApproximationPhrase = false {
    didSet {
      declaredOnly(
        "DateComponentsFormatter.includesApproximationPhrase", oldValue, includesApproximationPhrase
      )
    }
  }
  /// Whether it says that so much is left.
  open var includesTimeRemainingPhrase = false {
    didSet {
      declaredOnly(
        "DateComponentsFormatter.includesTimeRemainingPhrase", oldValue, includesTimeRemainingPhrase
      )
    }
  }
  /// By which calendar it counts; nil for the user's.
  open var calendar: Calendar? {
    didSet { declaredOnly("DateComponentsFormatter.calendar", oldValue, calendar) }
  }

  private static let units: [(unit: NSCalendar.Unit, seconds: Int, name: String)] = [
    (.year, 31_536_000, "year"), (.month, 2_592_000, "month"), (.weekOfMonth, 604_800, "week"),
    (.day, 86_400, "day"), (.hour, 3600, "hour"), (.minute, 60, "minute"), (.second, 1, "second"),
  ]

  /// A text for so many seconds; nil where there is none.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    let units = Self.units.filter {
      allowedUnits.isEmpty ? $0.seconds <= 3600 : allowedUnits.contains($0.unit)
    }
    var left = Int(abs(ti).rounded(.down))
    var parts = units.map { unit -> (count: Int, name: String) in
      defer { left %= unit.seconds }
      return (left / unit.seconds, unit.name)
    }
    if !zeroFormattingBehavior.contains(.pad) {
      while parts.count > 1, parts[0].count == 0 { parts.removeFirst() }
      if unitsStyle != .positional {
        parts =
          parts.filter { $0.count > 0 }
          + (parts.allSatisfy { $0.count == 0 } ? parts.suffix(1) : [])
      }
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let sign = ti < 0 ? "-" : ""
    return sign + words(parts)
  }

  /// A unit in few letters.
  private static func short(_ name: String, _ count: Int) -> String {
    switch name {
    case "year": count == 1 ? "yr" : "yrs"
    case "month": count == 1 ? "mth" : "mths"
    case "week": count == 1 ? "wk" : "wks"
    case "day": count == 1 ? "day" : "days"
    case "hour": "hr"
    case "minute": "min"
    default: "sec"
    }
  }

  private func words(_ parts: [(count: Int, name: String)]) -> String {
    switch unitsStyle {
    case .positional:
      let pads = zeroFormattingBehavior.contains(.pad)
      return parts.enumerated().map { index, part in
        (index > 0 || pads) && part.count < 10 ? "0\(part.count)" : "\(part.count)"
      }.joined(separator: ":")
    case .abbreviated: return parts.map { "\($0.count)\($0.name.prefix(1))" }.joined(separator: " ")
    case .brief:
      return parts.map { "\($0.count)\(Self.short($0.name, $0.count))" }.joined(separator: " ")
    case .short:
      return parts.map { "\($0.count) \(Self.short($0.name, $0.count))" }.joined(separator: ", ")
    case .full, .spellOut:
      return parts.map { part in
        let number = unitsStyle == .spellOut ? spelled(part.count) : "\(part.count)"
        return "\(number) \(part.name)\(part.count == 1 ? "" : "s")"
      }.joined(separator: ", ")
    }
  }

  /// A text for the time between two dates; nil where there is none.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }
  /// A text for parts of a date; nil where there is none.
  open func string(from components: DateComponents) -> String? {
    let days = Double(components.day ?? 0) * 86_400 + Double(components.hour ?? 0) * 3600
    return string(from: days + Double(components.minute ?? 0) * 60 + Double(components.second ?? 0))
  }
  /// A text for parts of a date in that style; nil where there is none.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
}

/// The number as English words.
private nonisolated func spelled(_ number: Int) -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.numberStyle = .spellOut
  return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
}

/// Writes how long ago something was, as an English device does. iOS 13.0 and later.
nonisolated open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// How units are written. iOS 13.0 and later.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  /// Whether yesterday has a name. iOS 13.0 and later.
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// Whether words such as yesterday are used.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// By which calendar it counts.
  open var calendar: Calendar! = .current {
    didSet { declaredOnly("RelativeDateTimeFormatter.calendar", oldValue, calendar) }
  }
  /// In whose language it writes; here always English.
  open var locale: Locale! = .current {
    didSet { declaredOnly("RelativeDateTimeFormatter.locale", oldValue, locale) }
  }
  /// Where in a sentence the text stands.
  open var formattingContext = Formatter.Context.unknown {
    didSet {
      declaredOnly("RelativeDateTimeFormatter.formattingContext", oldValue, formattingContext)
    }
  }

  /// A text for so many seconds from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let units: [(Double, String)] = [
      (31_536_000, "year"), (2_592_000, "month"), (604_800, "week"), (86_400, "day"),
      (3600, "hour"), (60, "minute"), (1, "second"),
    ]
    let span = abs(timeInterval)
    let (seconds, name) = units.first { span >= $0.0 } ?? (1, "second")
    let count = Int(min(span / seconds, 1e9))
    if dateTimeStyle == .named, let word = Self.word(for: count, name, isPast: timeInterval < 0) {
      return word
    }
    let text = words(count, name)
    return timeInterval < 0 ? "\(text) ago" : "in \(text)"
  }

  /// The word for the present and for the unit beside it; nil where there is none (rule 992).
  private static func word(for count: Int, _ name: String, isPast: Bool) -> String? {
    switch (name, count) {
    case ("second", 0): "now"
    case ("day", 1): isPast ? "yesterday" : "tomorrow"
    case ("week", 1), ("month", 1), ("year", 1): isPast ? "last \(name)" : "next \(name)"
    default: nil
    }
  }

  /// So many of a unit, in the style (rule 992).
  private func words(_ count: Int, _ name: String) -> String {
    let full = "\(name)\(count == 1 ? "" : "s")"
    switch unitsStyle {
    case .full: return "\(count) \(full)"
    case .spellOut: return "\(spelled(count)) \(full)"
    case .short, .abbreviated:
      let short = [
        "second": "sec.", "minute": "min.", "hour": "hr.", "week": "wk.", "month": "mo.",
        "year": "yr.",
      ]
      return "\(count) \(short[name] ?? full)"
    }
  }

  /// A text for the largest of these units; iOS 13.0 and later.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let seconds: [(Int?, Double)] = [
      (dateComponents.year, 31_536_000), (dateComponents.month, 2_592_000),
      (dateComponents.weekOfMonth, 604_800), (dateComponents.day, 86_400),
      (dateComponents.hour, 3600), (dateComponents.minute, 60), (dateComponents.second, 1),
    ]
    return localizedString(
      fromTimeInterval: seconds.reduce(0) { $0 + Double($1.0 ?? 0) * $1.1 })
  }
  /// A text for a date as seen from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }
}

/// Writes a measurement with its unit's sign, as an English device does. iOS 10.0 and later.
nonisolated open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written. iOS 10.0 and later.
  public struct UnitOptions: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// One in which the number is neither large nor small.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A degree without the name of the scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }
  /// How the number is written.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()
  /// How the unit is written.
  open var unitStyle = Formatter.UnitStyle.medium
  /// Which unit is written: the one that is usual in the locale, unless this says otherwise (rule 711).
  open var unitOptions: UnitOptions = []
  /// In whose language it writes.
  open var locale: Locale! = .current

  /// A text for the measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    var (value, unit): (Double, Unit) = (measurement.value, measurement.unit)
    if !unitOptions.contains(.providedUnit), locale.measurementSystem == .us,
      let dimension = unit as? Dimension, let usual = dimension.american(value)
    {
      value = Measurement<Dimension>(value: value, unit: dimension).converted(to: usual).value
      unit = usual
    }
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? ""
    let bare = unitOptions.contains(.temperatureWithoutUnit)
    if unit is UnitTemperature, bare || unitStyle != .long {
      return number + (bare || unitStyle == .short ? "\u{b0}" : unit.symbol)
    }
    switch unitStyle {
    case .long: return "\(number) \(MeasurementWords.word(for: unit, value))"
    case .short: return "\(number)\(unit.symbol)"
    default: return "\(number) \(unit.symbol)"
    }
  }
  /// The unit's sign.
  open func string(from unit: Unit) -> String { unit.symbol }

  public override init() {
    Self.requiresClass(since: 10.0)
    super.init()
  }
  /// Makes one as an archive has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 10.0)
    super.init(coder: coder)
  }
}

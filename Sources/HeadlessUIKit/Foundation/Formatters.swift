public import Foundation

/// Writes lengths of time, as an English device does. iOS 8.0 and later.
nonisolated open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written. iOS 8.0 and later.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }
  /// Which zeros are written. iOS 8.0 and later.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: 1)
    public static let dropLeading = Self(rawValue: 2)
    public static let dropMiddle = Self(rawValue: 4)
    public static let dropTrailing = Self(rawValue: 8)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = Self(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var calendar: Calendar?

  private static let units: [(unit: NSCalendar.Unit, seconds: Int, name: String)] = [
    (.year, 31_536_000, "year"), (.month, 2_592_000, "month"), (.weekOfMonth, 604_800, "week"),
    (.day, 86_400, "day"), (.hour, 3600, "hour"), (.minute, 60, "minute"), (.second, 1, "second"),
  ]

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

  private func words(_ parts: [(count: Int, name: String)]) -> String {
    switch unitsStyle {
    case .positional:
      let pads = zeroFormattingBehavior.contains(.pad)
      return parts.enumerated().map { index, part in
        (index > 0 || pads) && part.count < 10 ? "0\(part.count)" : "\(part.count)"
      }.joined(separator: ":")
    case .abbreviated: return parts.map { "\($0.count)\($0.name.prefix(1))" }.joined(separator: " ")
    case .brief: return parts.map { "\($0.count)\($0.name.prefix(3))" }.joined(separator: " ")
    case .short:
      return parts.map { "\($0.count) \($0.name.prefix(3))" }.joined(separator: ", ")
    case .full, .spellOut:
      return parts.map { "\($0.count) \($0.name)\($0.count == 1 ? "" : "s")" }
        .joined(separator: ", ")
    }
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }
  open func string(from components: DateComponents) -> String? {
    let days = Double(components.day ?? 0) * 86_400 + Double(components.hour ?? 0) * 3600
    return string(from: days + Double(components.minute ?? 0) * 60 + Double(components.second ?? 0))
  }
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
}

/// Writes how long ago something was, as an English device does. iOS 13.0 and later.
nonisolated open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// How units are written. iOS 13.0 and later.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  /// Whether yesterday has a name. iOS 13.0 and later.
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  open var unitsStyle = UnitsStyle.full
  open var dateTimeStyle = DateTimeStyle.numeric
  open var calendar: Calendar! = .current
  open var locale: Locale! = .current

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let units: [(Double, String)] = [
      (31_536_000, "year"), (2_592_000, "month"), (604_800, "week"), (86_400, "day"),
      (3600, "hour"), (60, "minute"), (1, "second"),
    ]
    let span = abs(timeInterval)
    let (seconds, name) = units.first { span >= $0.0 } ?? (1, "second")
    let count = Int(min(span / seconds, 1e9))
    let text = "\(count) \(name)\(count == 1 ? "" : "s")"
    return timeInterval < 0 ? "\(text) ago" : "in \(text)"
  }
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }
}

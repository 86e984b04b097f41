public import Foundation

/// A control to choose a date or a time.
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  /// The date that is shown.
  open var date: Date {
    get { ownDate }
    set { ownDate = kept(newValue) }
  }
  private final var ownDate = Date() { didSet { ownCalendarView?.goBack() } }
  /// The month that it shows where it has one.
  final var ownCalendarView: DatePickerCalendar?
  /// What can be chosen: a time, a date, both or a span.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { styleChanged() } }
  }
  /// The earliest date; nil for any.
  open var minimumDate: Date?
  /// The latest date; nil for any.
  open var maximumDate: Date?
  /// The span, in seconds: whole minutes, less than a day (rule 963).
  open var countDownDuration: TimeInterval {
    get { Self.usable(span: span) }
    set { span = newValue }
  }
  private final var span: TimeInterval = 0

  private static func usable(span: TimeInterval) -> TimeInterval {
    guard span.isFinite else { return 0 }
    return (min(max(span, 0), 86_399) / 60).rounded(.down) * 60
  }
  /// How many minutes are between two choices; a number that does not divide 60, or is above 30, counts as 1
  /// (rule 748), or changes nothing (rule 1429).
  open var minuteInterval: Int {
    get { ownMinuteInterval }
    set {
      let isUsable = (1...30).contains(newValue) && 60 % newValue == 0
      let keepsDates = Simulator.current.has(.datesKeepToTheirPicker)
      ownMinuteInterval = isUsable ? newValue : keepsDates ? ownMinuteInterval : 1
      if keepsDates { ownDate = kept(ownDate) }
    }
  }
  private final var ownMinuteInterval = 1
  /// The language of the dates; nil for the user's.
  open var locale: Locale?
  /// The calendar of the dates.
  open var calendar: Calendar! = Calendar(identifier: .gregorian) {
    didSet { declaredOnly("UIDatePicker.calendar", oldValue, calendar) }
  }
  /// The time zone of the dates; nil for the user's.
  open var timeZone: TimeZone? {
    didSet { declaredOnly("UIDatePicker.timeZone", oldValue, timeZone) }
  }
  /// How it should look; iOS 13.4 and later.
  open var preferredDatePickerStyle: UIDatePickerStyle {
    get { requires("preferredDatePickerStyle", since: 13.4, ownPreferredDatePickerStyle) }
    set {
      ownPreferredDatePickerStyle = requires("setPreferredDatePickerStyle:", since: 13.4, newValue)
    }
  }
  final var ownPreferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      if ownPreferredDatePickerStyle != oldValue { styleChanged() }
    }
  }
  private func styleChanged() {
    invalidateLayoutOfGroup()
    if showsCalendar { setNeedsLayout() } else { layOutCalendar() }
  }

  /// Shows that date; no action is sent.
  open func setDate(_ date: Date, animated: Bool) { ownDate = kept(date) }

  /// The app's own dates stay between the bounds and at whole intervals too (rule 1429).
  private func kept(_ date: Date) -> Date {
    Simulator.current.has(.datesKeepToTheirPicker) ? bounded(onWheel(date)) : date
  }

  /// A person turns to another date; it stays between the bounds (rule 748).
  package final func turn(to date: Date) {
    guard isEnabled, !Simulator.current.isDead else { return }
    self.date = bounded(onWheel(date))
    if datePickerMode == .countDownTimer { takeSpan(of: self.date) }
    valueChanged()
  }

  /// The calendar by which it reckons.
  final var reckoning: Calendar {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  /// The hours and minutes of a date are the span, in steps of the interval.
  private func takeSpan(of date: Date) {
    let parts = reckoning.dateComponents([.hour, .minute], from: date)
    let minutes = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
    span = TimeInterval(max(1, minutes / ownMinuteInterval * ownMinuteInterval) * 60)
  }

  /// The bounds count for nothing where they contradict each other, and for a span.
  private func bounded(_ date: Date) -> Date {
    let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    guard datePickerMode != .countDownTimer, first <= last else { return date }
    return min(max(date, first), last)
  }

  /// The wheel of minutes has only every fifth, say: the one before the date.
  private func onWheel(_ date: Date) -> Date {
    guard ownMinuteInterval > 1, [.time, .dateAndTime].contains(datePickerMode) else {
      return date
    }
    let parts = reckoning.dateComponents([.minute, .second, .nanosecond], from: date)
    let minutes = (parts.minute ?? 0) % ownMinuteInterval
    let rest =
      Double(minutes * 60 + (parts.second ?? 0)) + Double(parts.nanosecond ?? 0) / 1e9
    return minutes == 0 ? date : date.addingTimeInterval(-rest)
  }

  /// Up to iOS 13 one without a size is as large as it is by itself (rule 963).
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero && deviceNumber < 14
        ? CGRect(origin: frame.origin, size: CGSize(width: 320, height: 216)) : frame)
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a date picker with the given frame, in points.
  public convenience init() { self.init(frame: .zero) }

  /// Wheels are as large as ever; a compact picker is a line (rule 1007).
  private final var ownSize: CGSize {
    let wheels = CGSize(width: 320, height: 216)
    switch deviceNumber < 14 ? .wheels : datePickerStyle {
    case .compact:
      let line = (34.4 * UIScreen.main.scale).rounded() / UIScreen.main.scale
      let width: CGFloat =
        switch datePickerMode {
        case .time: 80
        case .date: 120
        default: 197
        }
      return CGSize(width: width, height: line)
    case .inline: return datePickerMode == .time ? wheels : CGSize(width: 320, height: 334)
    default: return wheels
    }
  }

  open override var intrinsicContentSize: CGSize {
    inExtension("intrinsicContentSize")
      ?? ownSize
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    inExtension("sizeThatFits(_:)", [size])
      ?? ownSize
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCalendar()
  }

  final override func touchedUp(_ event: UIEvent?) {
    if let place = placeOfTouch(event), isEnabled { open(at: place) }
    super.touchedUp(event)
  }

  package final override var renderedKind: String { "UIDatePicker" }
  /// Whether it shows only times that are multiples of its interval; iOS 15.0 and later.
  open var roundsToMinuteInterval: Bool {
    get { requires("roundsToMinuteInterval", since: 15.0, ownRoundsToMinuteInterval) }
    set {
      ownRoundsToMinuteInterval = requires("setRoundsToMinuteInterval:", since: 15.0, newValue)
    }
  }
  final var ownRoundsToMinuteInterval: Bool = true {
    didSet {
      declaredOnly("UIDatePicker.roundsToMinuteInterval", oldValue, ownRoundsToMinuteInterval)
    }
  }
}

/// How a date picker looks; iOS 13.4 and later.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// How a date picker is drawn.
extension UIDatePicker {
  /// How it is drawn, which is never left open; iOS 13.4 and later (rule 963).
  public var datePickerStyle: UIDatePickerStyle {
    requires("datePickerStyle", since: 13.4)
    let hasDays = ![.countDownTimer, .yearAndMonth].contains(datePickerMode)
    guard deviceNumber >= 14, hasDays else { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
}

public import Foundation

/// A control to choose a date or a time.
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  open var date = Date()
  open var datePickerMode = Mode.dateAndTime
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1
  open var locale: Locale?
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  open var timeZone: TimeZone?
  /// iOS 13.4 and later.
  open var preferredDatePickerStyle: UIDatePickerStyle {
    get { requires("preferredDatePickerStyle", since: 13.4, ownPreferredDatePickerStyle) }
    set {
      ownPreferredDatePickerStyle = requires("setPreferredDatePickerStyle:", since: 13.4, newValue)
    }
  }
  final var ownPreferredDatePickerStyle = UIDatePickerStyle.automatic
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// A person turns to another date; it stays between the bounds.
  package final func turn(to date: Date) {
    guard takesTouches, !Simulator.current.isDead else { return }
    self.date = min(max(date, minimumDate ?? date), maximumDate ?? .distantFuture)
    sendActions(for: .valueChanged)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(frame: .zero) }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 320, height: 216) }

  package final override var renderedKind: String { "UIDatePicker" }
  /// iOS 15.0 and later.
  open var roundsToMinuteInterval: Bool {
    get { requires("roundsToMinuteInterval", since: 15.0, ownRoundsToMinuteInterval) }
    set {
      ownRoundsToMinuteInterval = requires("setRoundsToMinuteInterval:", since: 15.0, newValue)
    }
  }
  final var ownRoundsToMinuteInterval: Bool = true
}

/// How a date picker looks; iOS 13.4 and later.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

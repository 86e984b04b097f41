public import Foundation

/// Shows a month, of which days can be chosen; iOS 16.0 and later (rule 442).
open class UICalendarView: UIView {
  /// Who decorates days; held weakly.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// By which days and weeks are counted.
  open var calendar = Calendar(identifier: .gregorian) { didSet { setNeedsLayout() } }
  /// In which language it is written.
  open var locale = Locale(identifier: "en_US") {
    didSet { keptLook("UICalendarView.locale", oldValue, locale) }
  }
  /// The time zone of its days; nil for the calendar's.
  open var timeZone: TimeZone? {
    get { calendar.timeZone }
    set { if let newValue { calendar.timeZone = newValue } }
  }
  /// How digits are drawn.
  open var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { keptLook("UICalendarView.fontDesign", oldValue, fontDesign) }
  }
  /// The dates among which days can be chosen.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { setNeedsLayout() }
  }
  /// Whether days are decorated.
  open var wantsDateDecorations = true {
    didSet { declaredOnly("UICalendarView.wantsDateDecorations", oldValue, wantsDateDecorations) }
  }
  /// How days are chosen; nil for not at all.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      setNeedsLayout()
    }
  }
  /// The month that is shown.
  open var visibleDateComponents: DateComponents {
    get { shownMonth ?? calendar.dateComponents([.year, .month], from: Date()) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }
  /// Shows another month.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    let previous = visibleDateComponents
    shownMonth = DateComponents(year: dateComponents.year, month: dateComponents.month)
    setNeedsLayout()
    guard let delegate, previous != visibleDateComponents else { return }
    Simulator.current.tellOptional(
      "calendarView(_:didChangeVisibleDateComponentsFrom:)", of: delegate, []
    ) { delegate.calendarView(self, didChangeVisibleDateComponentsFrom: previous) }
  }
  /// Asks for the decorations of these days again.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    declaredOnly("UICalendarView.reloadDecorations(forDateComponents:animated:)")
  }

  private var shownMonth: DateComponents?
  private var buttons: [UICalendarDay] = []

  public override init(frame: CGRect) {
    Self.requiresClass(since: 16.0)
    super.init(frame: frame)
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 16.0)
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 330) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for button in buttons { button.detach() }
    buttons = []
    guard let first = calendar.date(from: visibleDateComponents),
      let days = calendar.range(of: .day, in: .month, for: first)
    else { return }
    let weekday = calendar.component(.weekday, from: first)
    let offset = (weekday - calendar.firstWeekday + 7) % 7
    let size = CGSize(width: drawnBounds.width / 7, height: drawnBounds.height / 7)
    for day in days {
      var components = visibleDateComponents
      components.day = day
      components.era = calendar.component(.era, from: first)
      components.calendar = calendar
      let button = UICalendarDay(components) { [weak self] in self?.choose($0) }
      let place = offset + day - 1
      button.place(
        CGRect(
          x: CGFloat(place % 7) * size.width, y: CGFloat(place / 7 + 1) * size.height,
          width: size.width, height: size.height))
      button.takesTouches = isAvailable(components)
      button.isSelected = selectionBehavior?.contains(components) ?? false
      insert(button, at: drawnSubviews.count)
      buttons.append(button)
    }
  }

  private func isAvailable(_ day: DateComponents) -> Bool {
    guard let date = calendar.date(from: day), let selectionBehavior else { return false }
    let starts = calendar.startOfDay(for: availableDateRange.start)
    return date >= starts && date <= availableDateRange.end && selectionBehavior.mayChoose(day)
  }

  private func choose(_ day: DateComponents) {
    selectionBehavior?.choose(day)
    setNeedsLayout()
  }
}

/// A day that a finger can choose.
private final class UICalendarDay: UIButton {
  private let day: DateComponents
  private let chosen: (DateComponents) -> Void

  init(_ day: DateComponents, _ chosen: @escaping (DateComponents) -> Void) {
    (self.day, self.chosen) = (day, chosen)
    super.init(frame: .zero)
    setTitle("\(day.day ?? 0)", for: .normal)
  }
  required init?(coder: NSCoder) { nil }
  override func touchedUp(_ event: UIEvent?) { chosen(day) }
}

/// Decorates days of a calendar; iOS 16.0 and later (rule 442).
@MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// What is drawn below a day; never asked here.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Another month is shown.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents)
}

extension UICalendarViewDelegate {
  /// The default for a type that does not implement this member.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { isMissing(answering: nil) }
  /// The default for a type that does not implement this member.
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents
  ) { isMissing() }
}

extension UICalendarView {
  /// What is drawn below a day; iOS 16.0 and later.
  open class Decoration: NSObject {
    /// How large it is.
    public enum Size: Int, Sendable {
      /// Small; as usual; large.
      case small, medium, large
    }
    /// A dot.
    public static func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration {
      Decoration()
    }
    /// A picture.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: Size = .medium
    ) -> Decoration { Decoration() }
    /// A view of the app's own.
    public static func customView(_ provider: @escaping () -> UIView) -> Decoration { Decoration() }

    public override init() {
      Self.requiresClass(since: 16.0, named: "UICalendarViewDecoration")
      super.init()
    }
  }
}

public import Foundation

/// How days of a calendar are chosen; iOS 16.0 and later (rule 442).
open class UICalendarSelection: NSObject {
  final weak var view: UICalendarView?

  override init() {
    Self.requiresClass(since: 16.0)
    super.init()
  }
  /// Asks again which days can be chosen.
  open func updateSelectableDates() { view?.setNeedsLayout() }

  func contains(_ day: DateComponents) -> Bool { false }
  func mayChoose(_ day: DateComponents) -> Bool { true }
  func choose(_ day: DateComponents) {}

  final func isSame(_ one: DateComponents, _ other: DateComponents) -> Bool {
    one.year == other.year && one.month == other.month && one.day == other.day
  }
}

/// One day is chosen, or none; iOS 16.0 and later (rule 442).
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Who is told and asked; held weakly.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The day that is chosen; nil for none.
  open var selectedDate: DateComponents? { didSet { view?.setNeedsLayout() } }
  /// Makes a choice of one day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Chooses a day; the delegate is not told.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }
  final override func contains(_ day: DateComponents) -> Bool {
    selectedDate.map { isSame($0, day) } ?? false
  }
  final override func mayChoose(_ day: DateComponents) -> Bool {
    Simulator.current.ask(delegate, "dateSelection(_:canSelectDate:)", ["\(day.day ?? 0)"]) {
      $0.dateSelection(self, canSelectDate: day)
    }
  }
  final override func choose(_ day: DateComponents) {
    let new: DateComponents? = contains(day) ? nil : day
    selectedDate = new
    Simulator.current.tell(
      delegate, "dateSelection(_:didSelectDate:)", [new.map { "\($0.day ?? 0)" } ?? "nil"]
    ) { $0.dateSelection(self, didSelectDate: new) }
  }
}

/// Hears of a choice of one day; iOS 16.0 and later (rule 442).
@MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// The user has chosen a day, or taken the choice back.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be chosen.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// The default for a type that does not implement this member.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { isMissing(answering: true) }
}

/// Several days are chosen; iOS 16.0 and later (rule 442).
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Who is told and asked; held weakly.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The days that are chosen.
  open var selectedDates: [DateComponents] = [] { didSet { view?.setNeedsLayout() } }
  /// Makes a choice of several days.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Chooses days; the delegate is not told.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }
  final override func contains(_ day: DateComponents) -> Bool {
    selectedDates.contains { isSame($0, day) }
  }
  final override func mayChoose(_ day: DateComponents) -> Bool {
    guard !contains(day) else {
      return Simulator.current.ask(
        delegate, "multiDateSelection(_:canDeselectDate:)", ["\(day.day ?? 0)"]
      ) { $0.multiDateSelection(self, canDeselectDate: day) }
    }
    return Simulator.current.ask(
      delegate, "multiDateSelection(_:canSelectDate:)", ["\(day.day ?? 0)"]
    ) { $0.multiDateSelection(self, canSelectDate: day) }
  }
  final override func choose(_ day: DateComponents) {
    let simulator = Simulator.current!
    if contains(day) {
      selectedDates.removeAll { isSame($0, day) }
      simulator.tell(delegate, "multiDateSelection(_:didDeselectDate:)", ["\(day.day ?? 0)"]) {
        $0.multiDateSelection(self, didDeselectDate: day)
      }
    } else {
      selectedDates.append(day)
      simulator.tell(delegate, "multiDateSelection(_:didSelectDate:)", ["\(day.day ?? 0)"]) {
        $0.multiDateSelection(self, didSelectDate: day)
      }
    }
  }
}

/// Hears of a choice of several days; iOS 16.0 and later (rule 442).
@MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// The user has chosen a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// The user has taken a choice back.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a day can be chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether the choice of a day can be taken back.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// The default for a type that does not implement this member.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { isMissing(answering: true) }
}

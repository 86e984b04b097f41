package import Foundation

/// The month in a date picker, of which a finger chooses a day (rule 1217).
final class DatePickerCalendar: UIView {
  private weak var picker: UIDatePicker?
  /// How many months the finger has gone on from that of the date.
  private var monthsAway = 0
  private let title = UILabel(frame: .zero)
  private let days = DatePickerDays(frame: .zero)
  private var weekdays: [UILabel] = []
  private var turns: [DatePickerButton] = []

  init(of picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    title.font = .boldSystemFont(ofSize: 17)
    insert(title, at: 0)
    let months = [("Previous", "chevron.left", -1), ("Next", "chevron.right", 1)]
    for (word, sign, step) in months {
      let button = DatePickerButton(frame: .zero)
      button.setImage(UIImage(systemName: sign), for: .normal)
      button.accessibilityIdentifier = "DatePicker.\(word)Month"
      button.accessibilityLabel = "\(word) Month"
      button.touched = { [weak self] in
        self?.monthsAway += step
        self?.fill()
      }
      turns.append(button)
      insert(button, at: drawnSubviews.count)
    }
    insert(days, at: drawnSubviews.count)
  }
  required init?(coder: NSCoder) { nil }

  override var placesSubviewsItself: Bool { true }

  /// Shows the month of the date again.
  func goBack() {
    monthsAway = 0
    fill()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fill()
  }

  private static let titleHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 20

  private func fill() {
    guard let picker else { return }
    let (calendar, width) = (picker.naming, drawnBounds.width)
    let parts = calendar.dateComponents([.year, .month], from: picker.date)
    guard let ownMonth = calendar.date(from: parts),
      let first = calendar.date(byAdding: .month, value: monthsAway, to: ownMonth),
      let range = calendar.range(of: .day, in: .month, for: first)
    else { return }
    let shown = calendar.dateComponents([.year, .month, .weekday], from: first)
    let name = calendar.monthSymbols[safe: (shown.month ?? 1) - 1] ?? ""
    title.text = "\(name) \(shown.year ?? 0)"
    title.place(CGRect(x: 16, y: 0, width: max(0, width - 116), height: Self.titleHeight))
    for (number, button) in turns.enumerated() {
      button.place(
        CGRect(x: width - CGFloat(2 - number) * 44 - 4, y: 0, width: 44, height: Self.titleHeight))
    }
    let column = (width - 16) / 7
    placeWeekdays(of: calendar, column)
    let top = Self.titleHeight + Self.weekdayHeight
    days.place(
      CGRect(x: 8, y: top, width: column * 7, height: max(0, drawnBounds.height - top)))
    let offset = ((shown.weekday ?? 1) - calendar.firstWeekday + 7) % 7
    let row = days.drawnBounds.height / 6
    days.empty()
    for day in range {
      guard let date = calendar.date(byAdding: .day, value: day - 1, to: first) else { continue }
      let place = offset + day - 1
      let cell = CGRect(
        x: CGFloat(place % 7) * column, y: CGFloat(place / 7) * row, width: column, height: row)
      days.add(button(for: date, day, calendar), at: cell)
    }
  }

  private func placeWeekdays(of calendar: Calendar, _ column: CGFloat) {
    if weekdays.isEmpty {
      for number in 0..<7 {
        let label = UILabel(frame: .zero)
        let names = calendar.shortWeekdaySymbols
        label.text = names[safe: (number + calendar.firstWeekday - 1) % 7]?.uppercased()
        label.font = .boldSystemFont(ofSize: 13)
        label.textColor = .tertiaryLabel
        label.textAlignment = .center
        weekdays.append(label)
        insert(label, at: drawnSubviews.count)
      }
    }
    for (number, label) in weekdays.enumerated() {
      label.place(
        CGRect(
          x: 8 + CGFloat(number) * column, y: Self.titleHeight, width: column,
          height: Self.weekdayHeight))
    }
  }

  private func button(for date: Date, _ day: Int, _ calendar: Calendar) -> UIView {
    let button = DatePickerButton(frame: .zero)
    let isChosen = picker.map { calendar.isDate(date, inSameDayAs: $0.date) } ?? false
    let isToday = calendar.isDate(date, inSameDayAs: Date())
    button.setTitle("\(day)", for: .normal)
    button.setTitleColor(isChosen || isToday ? .systemBlue : .label, for: .normal)
    button.isSelected = isChosen
    if isChosen {
      button.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.15)
      button.layer.cornerRadius = 18
    }
    let parts = calendar.dateComponents([.weekday, .month], from: date)
    let weekday = calendar.weekdaySymbols[safe: (parts.weekday ?? 1) - 1] ?? ""
    let month = calendar.monthSymbols[safe: (parts.month ?? 1) - 1] ?? ""
    button.accessibilityLabel = "\(isToday ? "Today, " : "")\(weekday), \(month) \(day)"
    button.takesTouches = picker?.mayShow(date) ?? false
    button.touched = { [weak self] in
      self?.picker?.chooseDay(of: date)
      self?.goBack()
    }
    return button
  }
}

/// The days of a month, which tests find as a collection view (rule 1217).
private final class DatePickerDays: UIView {
  override var renderedKind: String { "UICollectionView" }
  override var placesSubviewsItself: Bool { true }

  func empty() {
    for view in drawnSubviews { view.detach() }
  }
  func add(_ day: UIView, at cell: CGRect) {
    insert(day, at: drawnSubviews.count)
    let side = min(cell.width, cell.height, 36)
    day.place(
      CGRect(
        x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side))
  }
}

/// A day, or an arrow to another month.
private final class DatePickerButton: UIButton {
  var touched: () -> Void = {}
  override func touchedUp(_ event: UIEvent?) { touched() }
}

/// What lies over the window while a compact picker shows its calendar or its wheels (rule 1217).
final class DatePickerCover: UIControl {
  private let picker = UIDatePicker(frame: .zero)
  private let region = UIControl(frame: .zero)

  /// Shows what belongs to a part of the picker: its time, or its day.
  init(over origin: UIDatePicker, isForTime: Bool, in window: UIWindow) {
    super.init(frame: window.drawnBounds)
    picker.datePickerMode = isForTime ? .time : .date
    picker.ownPreferredDatePickerStyle = isForTime ? .wheels : .inline
    (picker.calendar, picker.timeZone) = (origin.calendar, origin.timeZone)
    picker.locale = origin.locale
    (picker.minimumDate, picker.maximumDate) = (origin.minimumDate, origin.maximumDate)
    picker.minuteInterval = origin.minuteInterval
    picker.date = origin.date
    picker.backgroundColor = .systemBackground
    picker.layer.cornerRadius = 13
    (picker.layer.shadowOpacity, picker.layer.shadowRadius) = (0.25, 16)
    picker.addAction(
      UIAction { [weak origin, weak picker] _ in
        if let picker { origin?.turn(to: picker.date) }
      }, for: .valueChanged)
    place(beside: origin.convert(origin.drawnBounds, to: window))
    region.isAccessibilityElement = true
    region.accessibilityTraits = .button
    region.accessibilityIdentifier = "PopoverDismissRegion"
    region.accessibilityLabel = "dismiss popup"
    region.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    insert(region, at: 0)
    insert(picker, at: 1)
  }
  required init?(coder: NSCoder) { nil }

  override var placesSubviewsItself: Bool { true }
  override func touchedUp(_ event: UIEvent?) { close() }

  private func close() { detach() }

  /// Below what was touched, or above it where below is no room.
  private func place(beside source: CGRect) {
    let (gap, whole) = (8 as CGFloat, drawnBounds)
    let size = picker.intrinsicContentSize
    let width = min(size.width, whole.width - 2 * gap)
    let below = source.maxY + gap
    let fits = below + size.height <= whole.height - gap
    let top = fits ? below : max(gap, source.minY - gap - size.height)
    let left = min(max(gap, source.midX - width / 2), whole.width - gap - width)
    let frame = CGRect(x: left, y: top, width: width, height: size.height)
    picker.place(frame)
    // What is beside it, in one piece.
    let isAbove = frame.minY > whole.height - frame.maxY
    region.place(
      isAbove
        ? CGRect(x: 0, y: 0, width: whole.width, height: frame.minY)
        : CGRect(x: 0, y: frame.maxY, width: whole.width, height: whole.height - frame.maxY))
  }
}

/// The calendar of a date picker.
extension UIDatePicker {
  /// Whether a month is shown in it.
  final var showsCalendar: Bool {
    deviceNumber >= 14 && datePickerStyle == .inline && datePickerMode != .time
  }

  /// Shows the month, or takes it away.
  final func layOutCalendar() {
    guard showsCalendar else {
      ownCalendarView?.detach()
      return ownCalendarView = nil
    }
    let calendarView = ownCalendarView ?? DatePickerCalendar(of: self)
    if ownCalendarView == nil { insert(calendarView, at: 0) }
    ownCalendarView = calendarView
    calendarView.place(drawnBounds)
  }

  /// Whether its limits let a day be chosen.
  final func mayShow(_ day: Date) -> Bool {
    let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    guard first <= last else { return true }
    let calendar = reckoning
    return day >= calendar.startOfDay(for: first) && day <= last
  }

  /// A finger chooses a day; the time of day stays.
  final func chooseDay(of day: Date) {
    let calendar = reckoning
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    if let date = calendar.date(from: parts) { turn(to: date) }
  }

  /// A finger has touched a compact picker: what it touched opens (rule 1217).
  final func open(at place: CGPoint) {
    let words = compactWords
    guard !words.isEmpty, let window = drawnWindow, !Simulator.current.isDead else { return }
    let isRight = words.count > 1 && place.x > drawnBounds.width * 0.615
    let cover = DatePickerCover(
      over: self, isForTime: datePickerMode == .time || isRight, in: window)
    window.insert(cover, at: window.drawnSubviews.count)
  }

  /// What a compact picker says, each with its place.
  package final var compactFields: [(words: String, frame: CGRect)] {
    let (words, bounds) = (compactWords, drawnBounds)
    let parts: [(start: CGFloat, width: CGFloat)] =
      bounds.width > 150 && words.count > 1 ? [(0, 0.6), (0.63, 0.37)] : [(0, 1)]
    return zip(words, parts).map { word, part in
      let frame = CGRect(
        x: bounds.minX + part.start * bounds.width, y: bounds.minY,
        width: part.width * bounds.width, height: bounds.height)
      return (word, frame)
    }
  }
}

import Foundation

/// The wheels of a date picker, as people and tests find them (rule 1095).
extension UIDatePicker {
  /// What each wheel shows, from the first to the last; empty where there are none.
  package final var shownWheels: [String] { wheels.map { text(on: $0, of: date) } }

  /// What a compact picker shows: the day, the time, or both; empty for another one (rule 1148).
  package final var compactWords: [String] {
    guard deviceNumber >= 14, datePickerStyle == .compact else { return [] }
    let parts = reckoning.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let (month, year) = ((parts.month ?? 1) - 1, parts.year ?? 0)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let day = "\(naming.shortMonthSymbols[safe: month] ?? "") \(parts.day ?? 1), \(year)"
    let time = "\((hour + 11) % 12 + 1):\(minute < 10 ? "0" : "")\(minute) "
    let half = hour < 12 ? "AM" : "PM"
    return switch datePickerMode {
    case .date: [day]
    case .time: [time + half]
    case .dateAndTime: [day, time + half]
    case .yearAndMonth: ["\(naming.monthSymbols[safe: month] ?? "") \(year)"]
    case .countDownTimer: []
    }
  }

  /// A person turns a wheel to the row that says so.
  ///
  /// - Returns: Whether there is such a row.
  package final func turn(_ wheel: Int, to text: String) -> Bool {
    guard wheels.indices.contains(wheel) else { return false }
    let sought = wheels[wheel]
    guard
      let found = candidates(on: sought).first(where: {
        let shown = self.text(on: sought, of: $0)
        return shown == text
          || shown.split(separator: " ").first.map(String.init) == text
            && sought.hasUnit
      })
    else { return false }
    turn(to: found)
    return true
  }

  fileprivate enum Wheel {
    case day, month, dayOfMonth, year, hour, minute, halfOfDay

    /// What stands behind the number when it is read aloud is no part of the row.
    var hasUnit: Bool { self == .hour || self == .minute }
  }

  private final var wheels: [Wheel] {
    guard deviceNumber < 14 || datePickerStyle == .wheels else { return [] }
    return switch datePickerMode {
    case .date: [.month, .dayOfMonth, .year]
    case .time: [.hour, .minute, .halfOfDay]
    case .dateAndTime: [.day, .hour, .minute, .halfOfDay]
    case .yearAndMonth: [.month, .year]
    // Its wheels have units of their own, which are not told.
    case .countDownTimer: []
    }
  }

  /// The calendar with the names of the user's language.
  final var naming: Calendar {
    var calendar = reckoning
    calendar.locale = unsafe locale ?? deviceLanguage.locale
    return calendar
  }

  private final func text(on wheel: Wheel, of date: Date) -> String {
    let parts = reckoning.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let hour = parts.hour ?? 0
    return switch wheel {
    case .day: nameOfDay(date)
    case .month: naming.monthSymbols[safe: (parts.month ?? 1) - 1] ?? ""
    case .dayOfMonth: "\(parts.day ?? 1)"
    case .year: "\(parts.year ?? 0)"
    case .hour: "\((hour + 11) % 12 + 1) o\u{2019}clock"
    case .minute: "\(parts.minute ?? 0) minutes"
    case .halfOfDay: hour < 12 ? "AM" : "PM"
    }
  }

  private final func nameOfDay(_ date: Date) -> String {
    let calendar = naming
    if calendar.isDate(date, inSameDayAs: Date()) { return "Today" }
    let parts = calendar.dateComponents([.weekday, .month, .day], from: date)
    let weekday = calendar.shortWeekdaySymbols[safe: (parts.weekday ?? 1) - 1] ?? ""
    let month = calendar.shortMonthSymbols[safe: (parts.month ?? 1) - 1] ?? ""
    return "\(weekday) \(month) \(parts.day ?? 1)"
  }

  /// The dates that the other rows of a wheel stand for.
  private final func candidates(on wheel: Wheel) -> [Date] {
    func dates(_ unit: Calendar.Component, _ steps: ClosedRange<Int>) -> [Date] {
      steps.compactMap { reckoning.date(byAdding: unit, value: $0, to: date) }
    }
    let parts = reckoning.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return switch wheel {
    case .day: dates(.day, -400...400)
    case .month: dates(.month, 1 - (parts.month ?? 1)...12 - (parts.month ?? 1))
    case .dayOfMonth: dates(.day, 1 - (parts.day ?? 1)...31 - (parts.day ?? 1))
    case .year: dates(.year, 1 - min(parts.year ?? 1, 9_999)...9_999 - min(parts.year ?? 1, 9_999))
    case .hour: dates(.hour, -((parts.hour ?? 0) % 12)...11 - (parts.hour ?? 0) % 12)
    case .minute: dates(.minute, -(parts.minute ?? 0)...59 - (parts.minute ?? 0))
    case .halfOfDay: dates(.hour, (parts.hour ?? 0) < 12 ? 0...12 : -12...0)
    }
  }
}

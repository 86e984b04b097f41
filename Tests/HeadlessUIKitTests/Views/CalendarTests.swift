import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Hears of what is chosen in a calendar.
private final class DayHearer: NSObject, UICalendarSelectionSingleDateDelegate,
  UICalendarSelectionMultiDateDelegate, UICalendarViewDelegate
{
  var log: [String] = []
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) { log.append("chose \(dateComponents?.day ?? 0)") }
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents?.day != 13 }
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) { log.append("added \(dateComponents.day ?? 0)") }
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) { log.append("removed \(dateComponents.day ?? 0)") }
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents
  ) { log.append("left \(previous.month ?? 0)") }
}

@MainActor
struct CalendarTests {
  @Test("A calendar shows the days of a month, and a finger chooses them", .rule(442))
  func days() throws {
    for iOS in IOSVersion.tried(from: 16) {
      let app = TestApp(iOS: iOS)
      let (root, hearer) = (UIViewController(), DayHearer())
      try app.show(root)
      let calendar = UICalendarView(frame: CGRect(x: 0, y: 100, width: 280, height: 280))
      calendar.visibleDateComponents = DateComponents(year: 2024, month: 2)
      let selection = UICalendarSelectionSingleDate(delegate: hearer)
      calendar.selectionBehavior = selection
      calendar.delegate = hearer
      root.view.addSubview(calendar)
      try app.settle()
      func tap(_ day: Int) throws {
        let buttons = calendar.subviews.compactMap { $0 as? UIButton }
        let button = try #require(buttons.first { $0.title(for: .normal) == "\(day)" })
        try app.device.simulator.tap(
          at: button.convert(CGPoint(x: 5, y: 5), to: nil))
        try app.settle()
      }
      expectEqual(calendar.subviews.count, 29, "iOS \(iOS)")
      try tap(13)
      try tap(29)
      expect(selection.selectedDate?.day == 29 && selection.selectedDate?.month == 2, "iOS \(iOS)")
      try tap(29)
      expectNil(selection.selectedDate, "iOS \(iOS)")
      calendar.setVisibleDateComponents(DateComponents(year: 2024, month: 3), animated: false)
      expectEqual(hearer.log, ["chose 29", "chose 0", "left 2"], "iOS \(iOS)")
      hearer.log = []
      let several = UICalendarSelectionMultiDate(delegate: hearer)
      calendar.selectionBehavior = several
      try app.settle()
      for day in [1, 2, 1] { try tap(day) }
      expectEqual(hearer.log, ["added 1", "added 2", "removed 1"], "iOS \(iOS)")
      expectEqual(several.selectedDates.map(\.day), [2], "iOS \(iOS)")
    }
  }
}

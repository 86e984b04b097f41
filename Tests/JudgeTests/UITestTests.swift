import CourseKit
import CourseModel
import Foundation
import Expectations
import Testing

@testable import Judge
@testable import XCUITest

/// How a test is run and left, and how it finds elements.
@Suite(.serialized) struct UITestTests {
  private final class Steps {
    var done: [String] = []
  }

  @Test("Code that is left is left for good, however deep it was, and the rest goes on")
  func leaving() {
    PartScript.makeTestsLeavable()
    let steps = Steps()
    func deep(_ depth: Int) {
      if depth > 0 { deep(depth - 1) } else { LeavableCode.leave() }
      steps.done.append("unwound")
    }
    expect(LeavableCode.run { deep(1000) })
    expect(!LeavableCode.run { steps.done.append("whole") })
    expect(
      LeavableCode.run {
        _ = LeavableCode.run { LeavableCode.leave() }
        steps.done.append("outer")
        LeavableCode.leave()
      })
    expectEqual(steps.done, ["whole", "outer"])
  }

  private func element(
    _ label: String, value: String? = nil, enabled: Bool = true
  )
    -> ElementTree.Element
  {
    ElementTree.Element(type: .button, label: label, value: value, isEnabled: enabled)
  }

  @Test(
    "Predicates compare, combine and quote as NSPredicate does",
    arguments: [
      ("label == 'Log in'", true), ("label = \"log in\"", false), ("label ==[c] 'log IN'", true),
      ("label CONTAINS 'og'", true), ("label contains[cd] 'ÓG'", true),
      ("label BEGINSWITH 'Log' AND label ENDSWITH 'in'", true),
      ("NOT label LIKE 'Log*'", false), ("label LIKE 'L?g in'", true),
      ("label MATCHES 'Log .+'", true), ("label MATCHES 'Log'", false),
      ("value == nil", true), ("value != NULL", false), ("value == '3'", false),
      ("isEnabled == true && enabled == 1", true),
      ("enabled == NO || label IN {'a', 'Log in'}", true),
      ("elementType == 9", true), ("(label == 'a' OR label == 'b') OR TRUEPREDICATE", true),
      ("exists == 1", true), ("label < 'M' AND elementType >= 9", true),
    ])
  func predicates(format: String, isTrue: Bool) {
    expectEqual(UITestPredicate(format: format).holds(of: element("Log in")), isTrue)
  }

  @Test("Arguments stand for the places in a predicate's format, and are shown in it")
  func arguments() {
    let predicate = UITestPredicate(
      format: "%K BEGINSWITH %@ AND elementType == %d", "label", "L", 9)
    expect(predicate.holds(of: element("Log in")))
    expectEqual(predicate.predicateFormat, "label BEGINSWITH \"L\" AND elementType == 9")
    expect(!UITestPredicate(format: "label == %@", "x").holds(of: element("y")))
    let both = UITestCompoundPredicate(andPredicateWithSubpredicates: [
      predicate, UITestPredicate(value: true),
    ])
    expect(both.holds(of: element("Log in")) && !both.holds(of: element("In")))
    expect(!UITestPredicate { _, _ in false }.holds(of: element("")))
  }

  private var snapshot: Snapshot {
    func view(
      _ name: String, _ kind: String, _ text: String? = nil, isHidden: Bool = false,
      _ says: Snapshot.View.Accessibility? = nil, _ subviews: [Snapshot.View] = []
    ) -> Snapshot.View {
      Snapshot.View(
        name: name, className: kind, kind: kind, frame: Rectangle(width: 10, height: 20),
        bounds: Rectangle(width: 10, height: 20), frameOnScreen: Rectangle(width: 10, height: 20),
        text: text, backgroundColor: nil, alpha: 1, tag: 0, isHidden: isHidden,
        isUserInteractionEnabled: true, isEnabled: nil, accessibilityIdentifier: nil,
        controllerName: nil, accessibility: says, subviews: subviews)
    }
    let bar = view(
      "Bar", "UINavigationBar", nil, nil,
      [view("Title", "UILabel", "News"), view("Back", "UIButton", "List")])
    var bars = Snapshot.View.Accessibility()
    bars.scrollBars = [
      .init(isVertical: true, pages: 2, percent: 0, frame: Rectangle(width: 3, height: 20))
    ]
    let row = view("Cell", "UITableViewCell", nil, nil, [view("Text", "UILabel", "First")])
    let field = view(
      "Field", "UITextField", "Ada",
      .init(value: "Ada", placeholder: "Name", isFocused: true))
    let secret = view("Secret", "UILabel", "Hidden", isHidden: true)
    let stepper = view("Stepper", "UIStepper")
    let parts = view("Parts", "UISegmentedControl", nil, .init(value: "1", parts: ["A", "B"]))
    var screen = Snapshot.Screen(
      bounds: Rectangle(width: 320, height: 480),
      applicationFrame: Rectangle(width: 1, height: 1),
      scale: 1, isLetterboxed: false, keyboard: Rectangle(y: 260, width: 320, height: 220))
    screen.returnKey = "Done"
    return Snapshot(
      application: .init(className: "UIApplication", delegateClassName: nil, state: "active"),
      screen: screen,
      windows: [
        Snapshot.Window(
          isKey: true, isHidden: false, level: 0, rootController: nil,
          view: view(
            "Window", "UIWindow", nil, nil,
            [bar, view("Table", "UITableView", nil, bars, [row]), field, secret, stepper, parts]))
      ])
  }

  private func labels(_ query: XCUIElementQuery) -> [String] {
    let tree = ElementTree(snapshot)
    return query.find(tree).map { tree.elements[$0].description }
  }

  @Test("Queries go down the tree of what can be seen")
  func queries() {
    let app = XCUIApplication()
    expectEqual(
      labels(app.staticTexts),
      [
        "StaticText \"News\"", "StaticText \"List\"", "StaticText \"First\"",
      ])
    expectEqual(labels(app.navigationBars.buttons), ["Button \"List\""])
    expectEqual(labels(app.navigationBars["News"].buttons), ["Button \"List\""])
    expectEqual(labels(app.navigationBars["Old"].buttons), [])
    expectEqual(labels(app.tables.cells.staticTexts), ["StaticText \"First\""])
    expectEqual(labels(app.cells.containing(.staticText, identifier: "First")), ["Cell"])
    let first = UITestPredicate(format: "label == 'First'")
    expectEqual(labels(app.staticTexts.containing(first)), ["StaticText \"First\""])
    expectEqual(labels(app.cells.containing(first)), ["Cell"])
    expectEqual(labels(app.textFields.matching(identifier: "Name")), ["TextField \"Ada\""])
    expectEqual(labels(app.segmentedControls.buttons), ["Button \"A\"", "Button \"B\""])
    expectEqual(labels(app.steppers.buttons), ["Button \"Decrement\"", "Button \"Increment\""])
    expectEqual(labels(app.keyboards), ["Keyboard"])
    expectEqual(labels(app.keyboards.buttons.matching(identifier: "Done")), ["Button \"done\""])
    expectEqual(labels(app.keyboards.buttons.matching(identifier: "Return")), [])
    expectEqual(labels(app.windows.children(matching: .table)), ["Table"])
    expectEqual(labels(app.windows.element(boundBy: 0).children(matching: .any)).count, 5)
    expectEqual(
      labels(app.tables.otherElements), ["Other \"Vertical scroll bar, 2 pages\""])
    let scrolled = app.tables.containing(.other, identifier: "Vertical scroll bar, 2 pages")
    expectEqual(labels(scrolled.cells), ["Cell"])
    let halves = app.steppers.buttons.find(ElementTree(snapshot)).map {
      ElementTree(snapshot).elements[$0].frame
    }
    expect(halves.map(\.minX) == [0, 5] && halves.allSatisfy { $0.width == 5 })
  }

  @Test("What is put off is done when it is due, and in the order in which it was put off")
  func puttingOff() {
    var later = PutOff()
    let steps = Steps()
    let soon = UITestDispatchTime.now() + .milliseconds(500)
    later.add(at: (UITestDispatchTime.now() + 2).seconds) { steps.done.append("c") }
    later.add(at: soon.seconds) { steps.done.append("a") }
    later.add(at: soon.seconds) { steps.done.append("b") }
    while let next = later.next(until: 1) { next.work() }
    expect(steps.done == ["a", "b"] && !later.isEmpty)
    later.next(until: 2)?.work()
    expect(steps.done == ["a", "b", "c"] && later.isEmpty)
  }
}

import EventTrace
import Foundation
import InterfaceFiles
import Expectations
import RuleTrait
import Testing

@testable import HeadlessUIKit

@Suite("What constraints in files are")
@MainActor
struct NibConstraintTests {
  private let app = NibApp()

  private func constraint(
    _ attributes: String, superview: UIView = UIView(), _ view: UIView = UIView(),
    _ other: UIView = UIView()
  ) throws -> NSLayoutConstraint? {
    let element = try NibElement("<constraint \(attributes) id=\"c\"/>", in: app)
    superview.addSubview(view)
    superview.addSubview(other)
    let objects = ["s": superview, "v": view, "o": other]
    return NibConstraints.make(element.element, of: superview, in: element.values) { objects[$0] }
  }

  @Test("The view that holds a constraint is its first item where none is named")
  func owner() throws {
    let outer = UIView()
    let constraint = try constraint(
      "firstAttribute=\"trailing\" secondItem=\"v\" secondAttribute=\"trailing\" constant=\"16\"",
      superview: outer)
    expect(constraint?.firstItem === outer)
    expectEqual(constraint?.constant, 16)
  }

  @Test(
    "A multiplier is a number or a proportion",
    arguments: ["2:1": 2.0, "1/4": 0.25, "0.5": 0.5, "1:0": nil, "a:b": nil, "1:2:3": nil])
  func multipliers(text: String, value: Double?) throws {
    let constraint = try constraint(
      "firstItem=\"v\" firstAttribute=\"width\" secondItem=\"v\" secondAttribute=\"height\" multiplier=\"\(text)\""
    )
    expectEqual(constraint.map { Double($0.multiplier) }, value)
  }

  @Test("Margins and baselines are attributes like others")
  func attributes() throws {
    let margin = try constraint(
      "firstItem=\"v\" firstAttribute=\"leading\" secondItem=\"s\" secondAttribute=\"leadingMargin\""
    )
    expectEqual(margin?.secondAttribute, .leadingMargin)
    let baseline = try constraint(
      "firstItem=\"v\" firstAttribute=\"baseline\" secondItem=\"o\" secondAttribute=\"firstBaseline\""
    )
    expectEqual(baseline?.firstAttribute, .lastBaseline)
    expectEqual(baseline?.secondAttribute, .firstBaseline)
  }

  @Test("A constant that is left to the system is 20 at an edge and 8 between views")
  func symbolic() throws {
    let edge = try constraint(
      "firstItem=\"v\" firstAttribute=\"leading\" secondItem=\"s\" secondAttribute=\"leading\" symbolic=\"YES\""
    )
    expectEqual(edge?.constant, 20)
    let between = try constraint(
      "firstItem=\"v\" firstAttribute=\"top\" secondItem=\"o\" secondAttribute=\"bottom\" symbolic=\"YES\""
    )
    expectEqual(between?.constant, 8)
    let written = try constraint(
      "firstItem=\"v\" firstAttribute=\"top\" secondItem=\"o\" secondAttribute=\"bottom\" constant=\"9\" symbolic=\"YES\""
    )
    expectEqual(written?.constant, 9)
  }

  @Test(
    "At the sides of a safe area such a constant is nothing, also where a file says 20", .rule(1204)
  )
  func symbolicAtSafeArea() throws {
    let view = UIView()
    let label = UILabel()
    view.addSubview(label)
    let objects: [String: NSObject] = ["g": view.safeAreaLayoutGuide, "v": label]
    func constant(_ edge: String, _ rest: String) throws -> CGFloat? {
      let element = try NibElement(
        "<constraint firstItem=\"v\" firstAttribute=\"\(edge)\" secondItem=\"g\" "
          + "secondAttribute=\"\(edge)\" \(rest) id=\"c\"/>", in: app)
      return NibConstraints.make(element.element, of: view, in: element.values) { objects[$0] }?
        .constant
    }
    expectEqual(try constant("leading", "symbolic=\"YES\""), 0)
    expectEqual(try constant("trailing", "constant=\"20\" symbolic=\"YES\""), 0)
    expectEqual(try constant("leading", "constant=\"16\" symbolic=\"YES\""), 16)
    expectEqual(try constant("leading", "constant=\"20\""), 20)
    expectEqual(try constant("top", "symbolic=\"YES\""), 20)
  }

  @Test("A placeholder counts in Interface Builder only, and relations and priorities as they are")
  func others() throws {
    expectNil(try constraint("firstAttribute=\"width\" constant=\"9\" placeholder=\"YES\""))
    let least = try constraint(
      "firstAttribute=\"width\" relation=\"greaterThanOrEqual\" priority=\"750\" constant=\"9\" identifier=\"wide\""
    )
    expectEqual(least?.relation, .greaterThanOrEqual)
    expectEqual(least?.priority, .defaultHigh)
    expectEqual(least?.identifier, "wide")
  }

  @Test("What leads nowhere is left out and named")
  func dangling() throws {
    expectNil(
      try constraint("firstItem=\"x\" firstAttribute=\"width\" constant=\"9\""))
    expectNil(
      try constraint("firstAttribute=\"girth\" constant=\"9\""))
    expectEqual(
      app.unread,
      [
        "Main.xib, line 4, <constraint>, firstItem=\"x\": no view has this id; the constraint is left out.",
        "Main.xib, line 4, <constraint>, firstAttribute=\"girth\": the constraint is left out.",
      ])
  }

  @Test(
    "A safe area of a file is where the device has one, and else between the controller's guides",
    arguments: [9, 17])
  func safeArea(iOS: Int) throws {
    let app = NibApp(iOS: IOSVersion(iOS))
    let element = try NibElement("<viewLayoutGuide key=\"safeArea\" id=\"g\"/>", in: app)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let guide = NibConstraints.guide(element.element, of: view, in: element.values)
    expectEqual(guide?.layoutFrame, view.bounds)
    expect(guide?.owningView === view)
    expect(!app.simulator.isDead)
  }
}

import EventTrace
import Foundation
import RuleTrait
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("Properties that are set by their names")
@MainActor
struct KeyedPropertyTests {
  /// A device whose app has these classes' properties registered.
  private func device() -> Simulator {
    let simulator = NibApp().simulator
    _registerProperty("label", \Page.label)
    _registerProperty("buttons", \Page.buttons)
    _registerProperty("handler", \Page.handler)
    _registerProperty("radius", \Page.radius)
    _registerProperty("count", \Page.count)
    _registerProperty("isOpen", \Page.isOpen)
    _registerProperty("name", \Page.name)
    _registerProperty("fixed", \Page.fixed)
    return simulator
  }

  @Test("An outlet is set, in a subclass too, and stays weak")
  func outlets() {
    let simulator = device()
    let page = LongPage()
    do {
      let label = UILabel()
      expectEqual(simulator.setProperty(label, named: "label", of: page), .done)
      expect(page.label === label && page.changes == 1)
      expect(page.value(forKey: "label") as? UILabel === label)
    }
    expectNil(page.label)
    expectNil(page.value(forKey: "label"))
    expectEqual(simulator.setProperty(nil, named: "label", of: page), .done)
  }

  @Test("An outlet takes no object of another class, and a collection none among its own")
  func otherTypes() {
    let simulator = device()
    let page = Page()
    expectEqual(simulator.setProperty(UIButton(), named: "label", of: page), .otherType("UILabel?"))
    expectEqual(
      simulator.setProperty([UIButton(), UILabel()], named: "buttons", of: page),
      .otherType("Array<UIButton>?"))
    expectNil(page.buttons)
    expectEqual(simulator.setProperty([UIButton(), UIButton()], named: "buttons", of: page), .done)
    expectEqual(page.buttons.count, 2)
    expectEqual(simulator.setProperty(page, named: "handler", of: page), .otherType("Handler?"))
    expectEqual(simulator.setProperty(LongPage(), named: "handler", of: page), .done)
    expectEqual(simulator.setProperty(1, named: "nothing", of: page), .missing)
    expectEqual(simulator.setProperty(1, named: "fixed", of: page), .missing)
    expectEqual(page.value(forKey: "fixed") as? Int, 7)
  }

  @Test("A text is a number where the property holds one", .rule(594))
  func textsAsNumbers() {
    let simulator = device()
    let page = Page()
    expectEqual(simulator.setProperty("4.5", named: "radius", of: page), .done)
    expectEqual(simulator.setProperty("7", named: "count", of: page), .done)
    expectEqual(simulator.setProperty("YES", named: "isOpen", of: page), .done)
    expect(page.radius == 4.5 && page.count == 7 && page.isOpen)
    expectEqual(simulator.setProperty("x", named: "count", of: page), .done)
    expectEqual(page.count, 0)
    let view = UIView()
    view.setValue("21", forKeyPath: "layer.cornerRadius")
    expectEqual(view.layer.cornerRadius, 21)
  }

  @Test("A number comes out of its box as the property's type")
  func numbers() {
    let simulator = device()
    let page = Page()
    expectEqual(simulator.setProperty(4.5, named: "radius", of: page), .done)
    expectEqual(simulator.setProperty(NSNumber(value: 2.9), named: "count", of: page), .done)
    expectEqual(simulator.setProperty(NSNumber(value: 1), named: "isOpen", of: page), .done)
    expect(page.radius == 4.5 && page.count == 2 && page.isOpen)
    expectEqual(simulator.setProperty(nil, named: "count", of: page), .otherType("Int"))
    expectEqual(simulator.setProperty(4, named: "name", of: page), .otherType("String?"))
    expectEqual(simulator.setProperty(nil, named: "name", of: page), .done)
    expectNil(page.name)
  }

  @Test(
    "UIKit's own properties have Objective-C's names",
    arguments: [
      ("layer.cornerRadius", 8.0, "8.0"), ("layer.masksToBounds", true, "true"),
      ("layer.shadowOffset", CGSize(width: 1, height: 2), "(1.0, 2.0)"),
      ("layer.shadowOpacity", 0.5, "0.5"), ("hidden", true, "true"),
      ("accessibilityIdentifier", "a", "a"), ("text", "b", "b"), ("numberOfLines", 0, "0"),
      ("textAlignment", 1, "center"),
    ] as [(String, any Sendable, String)])
  func uikits(path: String, value: any Sendable, expected: String) {
    let simulator = device()
    let label = UILabel()
    label.setValue(value, forKeyPath: path)
    expectEqual(label.value(forKeyPath: path).map { "\($0)" }, expected)
    expect(!simulator.recorder.events.contains { $0.kind == .diagnosis })
  }

  @Test("A layer's border takes no colour of UIKit's")
  func borderColor() {
    let simulator = device()
    let view = UIView()
    view.setValue(UIColor.red, forKeyPath: "layer.borderColor")
    expectEqual(view.layer.borderColor, UIColor.black.cgColor)
    expect(simulator.recorder.events.contains { $0.name == "wrongType" })
    view.setValue(UIColor.red.cgColor, forKeyPath: "layer.borderColor")
    expectEqual(view.layer.borderColor, UIColor.red.cgColor)
  }

  @Test("A layer keeps values under names of the app's own")
  func ownValues() {
    _ = device()
    let layer = CALayer()
    layer.setValue("x", forKey: "mine")
    layer.setValue(3, forKeyPath: "mine.too")
    expectEqual(layer.value(forKey: "mine") as? String, "x")
    expectEqual(layer.value(forKeyPath: "mine.too") as? Int, 3)
  }

  @Test("A property that is missing ends the app")
  func missing() {
    let simulator = device()
    let page = Page()
    page.setValue(1, forKey: "nothing")
    let exception = simulator.recorder.events.last { $0.kind == .exception }
    expectEqual(exception?.name, "NSUnknownKeyException")
    expectEqual(
      exception?.text?.hasSuffix(
        "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nothing."
      ), true)
  }

  @Test("So does a nil for a number")
  func nilNumber() {
    let simulator = device()
    Page().setValue(nil, forKey: "count")
    let exception = simulator.recorder.events.last { $0.kind == .exception }
    expectEqual(exception?.name, "NSInvalidArgumentException")
    expectEqual(exception?.text?.contains("setNilValueForKey]"), true)
  }

  @Test("A class may take what it lacks")
  func undefined() {
    _ = device()
    let tolerant = Tolerant()
    _registerMethod(Tolerant.self, "setValue:forUndefinedKey:") { object, value, key in
      (object as! Tolerant).setValue(value, forUndefinedKey: key as! String)
    }
    tolerant.setValue(5, forKey: "nothing")
    expectEqual(tolerant.taken, ["nothing"])
  }

  @Test(
    "What a class answers for what it lacks is no optional in another one, and it may take nil",
    .rule(1042))
  func answers() {
    let simulator = device()
    let tolerant = Tolerant()
    _registerMethod(Tolerant.self, "valueForUndefinedKey:") { object, key, _ in
      (object as! Tolerant).value(forUndefinedKey: key as! String)
    }
    _registerMethod(Tolerant.self, "setNilValueForKey:") { object, key, _ in
      (object as! Tolerant).setNilValueForKey(key as! String)
    }
    _registerProperty("count", \Tolerant.count)
    tolerant.taken = ["a"]
    expectEqual(String(describing: tolerant.value(forKey: "first") as Any), "Optional(\"a\")")
    tolerant.taken = []
    expectNil(tolerant.value(forKey: "first"))
    tolerant.setValue(nil, forKey: "count")
    expectEqual(tolerant.taken, ["nil count"])
    expect(!simulator.recorder.events.contains { $0.kind == .exception })
  }

  @Test("A file's class is found by its module, whatever it is called")
  func classes() {
    let simulator = Simulator(
      configuration: Simulator.Configuration(iOS: 17),
      hooks: Simulator.Hooks(
        classNamed: { ["App.Page": Page.self, "UIView": UIView.self][$0] }))
    Simulator.current = simulator
    _registerClass(Tolerant.self, "XTolerant")
    func find(_ name: String, _ module: String?) -> ObjectIdentifier? {
      simulator.registeredClass(named: name, module: module).map { ObjectIdentifier($0) }
    }
    expectEqual(find("Page", "Project7"), ObjectIdentifier(Page.self))
    expectEqual(find("UIView", "UIKit"), ObjectIdentifier(UIView.self))
    expectEqual(find("UIView", nil), ObjectIdentifier(UIView.self))
    expectEqual(find("XTolerant", nil), ObjectIdentifier(Tolerant.self))
    expectNil(find("Page", nil))
    expectNil(find("App.Page", nil))
    expectNil(find("Nothing", "App"))
  }
}

private protocol Handler: AnyObject {}

private class Page: UIViewController {
  weak var label: UILabel! { didSet { changes += 1 } }
  var changes = 0
  var buttons: [UIButton]!
  var handler: (any Handler)?
  var radius: CGFloat = 0
  var count = 0
  var isOpen = false
  var name: String? = "a"
  let fixed = 7
}

private final class LongPage: Page, Handler {}

private final class Tolerant: NSObject {
  var taken: [String] = []
  var count = 0
  func setValue(_ value: Any?, forUndefinedKey key: String) { taken.append(key) }
  func value(forUndefinedKey key: String) -> Any? { taken.first }
  func setNilValueForKey(_ key: String) { taken.append("nil \(key)") }
}

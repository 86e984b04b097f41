import EventTrace
import Foundation
import HeadlessUIKit
import Observation
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// A model as the macro makes one.
private final class Model: Observable {
  private let registrar = ObservationRegistrar()
  private var kept = "a"
  var name: String {
    get {
      registrar.access(self, keyPath: \.name)
      return kept
    }
    set { registrar.withMutation(of: self, keyPath: \.name) { kept = newValue } }
  }
}

@MainActor
struct ModelTrackingTests {
  private final class Page: UIViewController {
    let model = Model()
    var heard: [String] = []
    override func updateProperties() {
      super.updateProperties()
      heard.append("properties")
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      heard.append(model.name)
    }
  }

  private final class Sign: UIView {
    let model: Model
    var heard: [String] = []
    init(_ model: Model) {
      self.model = model
      super.init(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() { heard.append("properties \(model.name)") }
    override func layoutSubviews() { heard.append("layout") }
    override func draw(_ rect: CGRect) { heard.append("draw \(model.name)") }
  }

  @Test(
    "A controller is laid out again when a model changes of which it read", .rule(774),
    arguments: [
      (IOSVersion(17.0), true, false), (18.0, true, true), (18.0, false, false),
      (26.0, false, true),
    ])
  func controllers(iOS: IOSVersion, asks: Bool, isTracked: Bool) throws {
    let info = asks ? ["UIObservationTrackingEnabled": true] : [:]
    let stage = TestApp(device: Device(iOS: iOS, info: info))
    let page = Page()
    try stage.show(page)
    let before = page.heard
    page.model.name = "b"
    page.model.name = "c"
    try stage.settle()
    expectEqual(page.heard.dropFirst(before.count), (isTracked ? ["c"] : []))
    page.model.name = "d"
    try stage.settle()
    expectEqual(page.heard.last, (isTracked ? "d" : "a"))
  }

  @Test("Properties are updated before the layout, and again without one", .rule(775), .rule(774))
  func properties() throws {
    let stage = TestApp(iOS: 26.0)
    let page = Page()
    let sign = Sign(page.model)
    page.view.addSubview(sign)
    try stage.show(page)
    expect(page.heard.first == "properties" && page.heard.count { $0 == "properties" } == 1)
    expectEqual(sign.heard, ["properties a", "layout", "draw a"])
    sign.heard = []
    page.heard = []
    sign.setNeedsUpdateProperties()
    page.setNeedsUpdateProperties()
    try stage.settle()
    expect(sign.heard == ["properties a"] && page.heard == ["properties"])
    sign.heard = []
    page.model.name = "b"
    try stage.settle()
    expectEqual(sign.heard.sorted(), ["draw b", "properties b"])
    sign.heard = []
    sign.setNeedsUpdateProperties()
    sign.updatePropertiesIfNeeded()
    expectEqual(sign.heard, ["properties b"])
  }

  @Test("An animation that flushes updates animates what follows from a model", .rule(775))
  func flushing() throws {
    for flushes in [true, false] {
      let stage = TestApp(iOS: 26.0)
      let page = Moving()
      try stage.show(page)
      UIView.animate(withDuration: 1, delay: 0, options: flushes ? .flushUpdates : []) {
        page.model.name = "b"
      }
      expectEqual((page.sign.center.x == 50), flushes)
      try stage.settle()
      expectEqual(page.sign.center.x, 50)
    }
  }

  private final class Moving: UIViewController {
    let model = Model()
    let sign = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    override func updateProperties() {
      super.updateProperties()
      view.addSubview(sign)
      sign.center = CGPoint(x: model.name == "a" ? 5 : 50, y: 5)
    }
  }

  @Test("Nobody is asked for properties before iOS 26", .rule(775))
  func earlier() throws {
    let stage = TestApp(iOS: 18.0)
    let page = Page()
    let sign = Sign(page.model)
    page.view.addSubview(sign)
    try stage.show(page)
    expect(page.heard == ["a"] && sign.heard == ["layout", "draw a"])
  }

  @Test("What updates a cell's configuration comes again when its model changes", .rule(774))
  func cells() throws {
    let stage = TestApp(iOS: 26.0)
    let page = UIViewController()
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let model = Model()
    var heard: [String] = []
    cell.configurationUpdateHandler = { _, _ in heard.append(model.name) }
    page.view.addSubview(cell)
    try stage.show(page)
    model.name = "b"
    try stage.settle()
    expectEqual(heard, ["a", "b"])
  }
}

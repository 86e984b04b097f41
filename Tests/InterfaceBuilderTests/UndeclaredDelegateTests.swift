import EventTrace
import Foundation
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("Delegates whose classes do not declare the protocol")
@MainActor
struct UndeclaredDelegateTests {
  private func page(_ object: String) throws -> (NibApp, Plain) {
    let view = """
      <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <subviews>\(object)</subviews>
      </view>
      """
    let app = NibApp(
      files: [
        "Plain.xib": InterfaceDocument.xib(
          view, owner: "Plain", outlets: #"<outlet property="view" destination="v" id="o"/>"#)
      ], classes: [Plain.self])
    let page = Plain(nibName: "Plain", bundle: nil)
    _ = page.view
    return (app, page)
  }

  private func show(_ page: UIViewController, on app: NibApp) throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = page
    window.makeKeyAndVisible()
    try app.simulator.settle()
  }

  private static let table = """
    <tableView clipsSubviews="YES" dataMode="prototypes" style="plain" rowHeight="44" id="t">
        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <connections>
            <outlet property="dataSource" destination="-1" id="o1"/>
            <outlet property="delegate" destination="-1" id="o2"/>
        </connections>
    </tableView>
    """

  @Test("A field is connected, and goes on without its delegate's methods")
  func field() throws {
    let (app, page) = try page(
      """
      <textField opaque="NO" id="f">
          <rect key="frame" x="0.0" y="0.0" width="320" height="30"/>
          <connections><outlet property="delegate" destination="-1" id="o1"/></connections>
      </textField>
      """)
    let field = try #require(page.view.subviews.first as? UITextField)
    let standIn = try #require(field.delegate as? UndeclaredDelegate)
    expect(standIn.object === page)
    expect(standIn.textFieldShouldReturn(field))
    let said = try #require(
      app.simulator.recorder.events.first { $0.name == "undeclaredDelegate" }?.text)
    expectEqual(
      said,
      "Plain.xib:18: delegate of UITextField is a UITextFieldDelegate?, which the class of Plain does "
        + "not declare. A device connects it all the same, and calls only methods that are marked @objc."
    )
  }

  @Test("A table that must ask for its rows ends the app")
  func missingRows() throws {
    let (app, page) = try page(Self.table)
    try show(page, on: app)
    let end = try #require(app.simulator.recorder.events.first { $0.kind == .exception })
    expectEqual(end.name, "NSInvalidArgumentException")
    expectEqual(
      end.text,
      "-[Plain tableView:numberOfRowsInSection:]: unrecognized selector sent to instance <Plain>"
    )
  }

  @Test("Methods that are marked for Objective-C are called")
  func markedRows() throws {
    let (app, page) = try page(Self.table)
    _registerMethod(Plain.self, "tableView:numberOfRowsInSection:") { _, _, _ in 2 }
    _registerMethod(Plain.self, "tableView:cellForRowAtIndexPath:") { _, _, row in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\((row as? IndexPath)?.row ?? -1)"
      return cell
    }
    try show(page, on: app)
    let table = try #require(page.view.subviews.first as? UITableView)
    expectEqual(table.visibleCells.map { $0.textLabel?.text }, ["0", "1"])
    expect(!app.simulator.isDead)
  }
}

private final class Plain: UIViewController {}

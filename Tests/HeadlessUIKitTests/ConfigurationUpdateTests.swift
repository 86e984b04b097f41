import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Testing

/// When cells and buttons set what they show by configurations.
@MainActor struct ConfigurationUpdateTests {
  @Test(
    "A cell updates before it is shown, once for several changes, and then calls its handler",
    .rule(391))
  func cell() {
    let device = Device(iOS: 15.0)
    let (cell, stage) = Self.shown(NotedCell(style: .default, reuseIdentifier: nil), on: device)
    #expect(cell.calls == ["update false false"])

    cell.configurationUpdateHandler = { cell, state in
      (cell as? NotedCell)?.calls.append("handler \(state.isSelected)")
    }
    cell.isHighlighted = true
    cell.isSelected = true
    #expect(cell.calls == ["update false false"])
    stage.layoutIfNeeded()
    #expect(cell.calls == ["update false false", "update true true", "handler true"])

    cell.isSelected = true
    stage.layoutIfNeeded()
    #expect(cell.calls.count == 3)
    cell.setNeedsUpdateConfiguration()
    stage.layoutIfNeeded()
    #expect(cell.calls.count == 5)
  }

  @Test(
    "A content of the app's own is asked what it looks like in the state of its cell",
    .rule(391))
  func content() {
    let device = Device(iOS: 14.0)
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.contentConfiguration = Tint()
    let (shown, stage) = Self.shown(cell, on: device)
    #expect((shown.contentConfiguration as? Tint)?.isOn == false)
    shown.isSelected = true
    stage.layoutIfNeeded()
    #expect((shown.contentConfiguration as? Tint)?.isOn == true)
  }

  @Test(
    "Up to iOS 13 no cell is asked for configurations",
    .rule(391))
  func older() {
    let device = Device(iOS: 13.0)
    let (cell, stage) = Self.shown(NotedCell(style: .default, reuseIdentifier: nil), on: device)
    cell.isSelected = true
    stage.layoutIfNeeded()
    #expect(cell.calls == [])
  }

  @Test(
    "A header updates before it is shown",
    .rule(391))
  func header() {
    let device = Device(iOS: 17.0)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var calls = 0
    header.configurationUpdateHandler = { _, _ in calls += 1 }
    let (_, stage) = Self.shown(header, on: device)
    #expect(calls == 1)
    stage.layoutIfNeeded()
    #expect(calls == 1)
  }

  @Test(
    "A button updates in the layout after its state has changed",
    .rule(392))
  func button() {
    let device = Device(iOS: 15.0)
    let button = NotedButton(configuration: .filled())
    let (shown, stage) = Self.shown(button, on: device)
    shown.configurationUpdateHandler = { button in
      (button as? NotedButton)?.calls.append("handler \(button.isEnabled)")
    }
    shown.isEnabled = false
    shown.isHighlighted = true
    #expect(shown.calls == [])
    stage.layoutIfNeeded()
    #expect(shown.calls == ["update", "handler false"])
  }

  private static func shown<Shown: UIView>(_ view: Shown, on device: Device) -> (Shown, UIWindow) {
    _ = device
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.view.addSubview(view)
    window.layoutIfNeeded()
    return (view, window)
  }

  private final class NotedCell: UITableViewCell {
    var calls: [String] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      calls.append("update \(state.isSelected) \(state.isHighlighted)")
    }
  }

  private final class NotedButton: UIButton {
    var calls: [String] = []
    override func updateConfiguration() {
      super.updateConfiguration()
      calls.append("update")
    }
  }

  private struct Tint: UIContentConfiguration {
    var isOn = false
    func makeContentView() -> any UIView & UIContentView { TintView(self) }
    func updated(for state: any UIConfigurationState) -> Tint {
      Tint(isOn: (state as? UICellConfigurationState)?.isSelected ?? false)
    }
  }

  private final class TintView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: Tint) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }
}

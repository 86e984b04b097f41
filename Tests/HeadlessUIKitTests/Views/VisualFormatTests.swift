import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuntimeFixtures
import Testing

@MainActor
struct VisualFormatTests {
  private func written(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> (device: Device, constraints: [String]) {
    let device = Device(iOS: 10.0)
    let box = UIView()
    let (label, field) = (UILabel(), UITextField())
    box.addSubview(label)
    box.addSubview(field)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics,
      views: ["label": label, "field": field])
    return (device, constraints.map { "\($0)@\(Int($0.priority.rawValue))" })
  }

  @Test(
    "Formats become constraints",
    arguments: [
      ("V:[label(20)]", ["UILabel.height == 20@1000"]),
      ("[label(>=20@250,<=40)]", ["UILabel.width >= 20@250", "UILabel.width <= 40@1000"]),
      ("[label(field)]", ["UILabel.width == UITextField.width@1000"]),
      ("[label]-[field]", ["H:[UILabel]-(8)-[UITextField]@1000"]),
      ("[label]-12-[field]", ["H:[UILabel]-(12)-[UITextField]@1000"]),
      ("[label][field]", ["H:[UILabel]-(0)-[UITextField]@1000"]),
      ("V:[label]-(>=gap@low)-[field]", ["V:[UILabel]-(>=6)-[UITextField]@251"]),
    ])
  func constraints(format: String, expected: [String]) {
    let (_, constraints) = written(format, metrics: ["gap": 6, "low": 251])
    expectEqual(
      constraints,
      expected.map {
        let parts = $0.split(separator: "@")
        return "<NSLayoutConstraint \(parts[0])   (inactive)>@\(parts[1])"
      })
  }

  @Test("Standard distances are 20 at an edge, and options line views up")
  func standards() {
    let (_, constraints) = written("H:|-[label]-[field]-|", options: .alignAllTop)
    expectEqual(
      constraints,
      [
        "<NSLayoutConstraint H:|-(20)-[UILabel]   (inactive, names: '|':UIView )>@1000",
        "<NSLayoutConstraint H:[UILabel]-(8)-[UITextField]   (inactive)>@1000",
        "<NSLayoutConstraint UILabel.top == UITextField.top   (inactive)>@1000",
        "<NSLayoutConstraint H:[UITextField]-(20)-|   (inactive, names: '|':UIView )>@1000",
      ])
  }

  @Test(
    "What cannot be read ends the app, with the place",
    arguments: [
      ("H:[label", "Expected ']' \nH:[label \n        ^"),
      ("[label]-8[field]", "Expected '-' \n[label]-8[field] \n         ^"),
      ("[other]", "other is not a key in the views dictionary. \n[other] \n^"),
      ("[label(size)]", "size is not a key in the metrics dictionary. \n[label(size)] \n^"),
    ])
  func failures(format: String, expected: String) {
    let (device, _) = written(format)
    expectEqual(
      device.lines(.exception),
      [
        "NSInvalidArgumentException: Unable to parse constraint format: \n\(expected)"
      ])
  }
}

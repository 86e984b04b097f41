import EventTrace
import Foundation
import InterfaceFiles
import Testing

@testable import HeadlessUIKit

/// An element as Interface Builder writes it, with resources of its file.
@MainActor
struct NibElement {
  let element: InterfaceElement
  let values: NibValues

  init(_ text: String, resources: String = "", in app: NibApp) throws {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
      \(text)
      </objects>
      <resources>\(resources)</resources>
      </document>
      """
    // Another suite's test may have come between the suite's making and its test.
    Simulator.current = app.simulator
    let file = try InterfaceFile([UInt8](document.utf8))
    element = try #require(file.objects.first)
    values = NibValues(file: file, named: "Main.xib", in: app.simulator)
  }

  /// Does to the object what the element says.
  func apply<Target: NSObject>(to object: Target) -> Target {
    NibAttributes.apply(element, to: object, in: values)
    return object
  }
}

extension NibApp {
  /// What was found that is not read.
  var unread: [String] {
    simulator.recorder.events.filter { $0.name == "notRead" }.map { $0.text ?? "" }
  }
}

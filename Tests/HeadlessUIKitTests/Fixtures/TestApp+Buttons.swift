import Foundation
package import HeadlessUIKit
import Testing

extension TestApp {
  /// The button on screen with that title; nil for none.
  package func button(_ title: String) -> UIButton? { button(title, in: window) }

  private func button(_ title: String, in view: UIView) -> UIButton? {
    view.subviews.lazy.compactMap { child -> UIButton? in
      if let button = child as? UIButton, button.title(for: .normal) == title { return button }
      return self.button(title, in: child)
    }.first
  }

  /// Taps the button with that title.
  package func tap(_ title: String) throws {
    let found = try #require(button(title), "\(title)")
    try device.simulator.tap(
      at: window.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), from: found))
    try settle()
  }
}

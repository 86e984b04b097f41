import EventTrace
public import Foundation

/// What a cell shows, as one value that makes its view; iOS 14.0 and later.
@MainActor
public protocol UIContentConfiguration {
  /// A view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// What it looks like in that state; a cell asks when its state changes (rule 391).
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration; iOS 14.0 and later.
@MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What is shown.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show that one instead of its own; iOS 16.0 and later (rule 850).
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// A configuration of the type that is shown now.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension UIView {
  /// Shows a configuration in the content of a cell, header or footer: the view that is there takes it if it
  /// can show it, else the configuration makes another (rule 850).
  final func showContent(_ configuration: (any UIContentConfiguration)?) {
    let shown = drawnSubviews.lazy.compactMap { $0 as? any UIView & UIContentView }.first
    if let configuration, let shown {
      let takesIt =
        Simulator.current.iOS >= 16.0
        ? shown.supports(configuration)
        : type(of: configuration) == type(of: shown.configuration)
      if takesIt { return shown.configuration = configuration }
    }
    shown?.detach()
    guard let view = configuration?.makeContentView() else { return }
    view.frame = drawnBounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insert(view, at: 0)
  }

  /// What says how large a content wants to be: itself where the app has put views under constraints there,
  /// else the view of its configuration (rule 850).
  final var measuredContent: UIView {
    if drawnSubviews.contains(where: \.isPlacedByConstraints) { return self }
    return drawnSubviews.first { $0 is any UIContentView } ?? self
  }
}

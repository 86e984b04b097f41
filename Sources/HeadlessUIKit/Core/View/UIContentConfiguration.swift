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

/// A cell, header or footer: it shows what it shows in one view, which a configuration may replace.
@MainActor
protocol ContentHolder: UIView {
  var ownContentView: UIView { get set }
  /// A content in which nothing is yet.
  func makeEmptyContentView() -> UIView
  /// The content has gone that the labels of the holder's own lie in.
  func forgetContent()
}

extension ContentHolder {
  /// Shows a configuration: the content view takes it if it can show it, else a view that the configuration
  /// makes replaces it; nil puts an empty one in the place of such a view (rules 850 and 1000).
  func showContent(_ configuration: (any UIContentConfiguration)?) {
    let shown = ownContentView as? any UIView & UIContentView
    if let configuration, let shown {
      let takesIt =
        Simulator.current.iOS >= 16.0
        ? shown.supports(configuration)
        : type(of: configuration) == type(of: shown.configuration)
      if takesIt { return shown.configuration = configuration }
    }
    guard configuration != nil || shown != nil else { return }
    takeContent(configuration?.makeContentView() ?? makeEmptyContentView())
  }

  /// Puts a view in the place of the content view.
  func takeContent(_ view: UIView) {
    let old = ownContentView
    guard view !== old else { return }
    let place = drawnSubviews.firstIndex { $0 === old } ?? 0
    view.frame = old.drawnFrame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    old.detach()
    forgetContent()
    ownContentView = view
    insert(view, at: min(place, drawnSubviews.count))
    setNeedsLayout()
  }

  /// Whether a configuration has made the content view.
  var showsConfiguration: Bool { ownContentView is any UIContentView }
}

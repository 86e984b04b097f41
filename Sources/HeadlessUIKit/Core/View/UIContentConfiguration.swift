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
}

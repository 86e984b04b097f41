public import Foundation

/// What split views of columns can be told.
extension UISplitViewController {
  /// How columns share the room; iOS 14.0 and later.
  public enum SplitBehavior: Int, Sendable {
    /// As UIKit chooses; beside each other; one over the other; one pushing the other aside.
    case automatic, tile, overlay, displace
  }
  /// What is behind the primary column; iOS 13.0 and later.
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  /// At which side the primary column is; iOS 11.0 and later.
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  /// Whether the button is there that changes which columns are shown; iOS 14.5 and later.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }

  /// How columns are to share the room; iOS 14.0 and later (rule 1014).
  public var preferredSplitBehavior: SplitBehavior {
    get { requires("preferredSplitBehavior", since: 14.0, ownSplitBehavior) }
    set {
      ownSplitBehavior = requires("setPreferredSplitBehavior:", since: 14.0, newValue)
      loadedView?.setNeedsLayout()
    }
  }
  /// How columns share the room; iOS 14.0 and later (rule 1014).
  public var splitBehavior: SplitBehavior {
    requires("splitBehavior", since: 14.0)
    if ownSplitBehavior != .automatic { return ownSplitBehavior }
    return isFolded || Simulator.current.interfaceOrientation.isLandscape ? .tile : .overlay
  }
  /// Whether a swipe shows the primary column, which nobody makes here, and a button where columns have names
  /// (rule 787); iOS 5.1 and later.
  public var presentsWithGesture: Bool {
    get { requires("presentsWithGesture", since: 5.1, ownPresentsWithGesture) }
    set {
      ownPresentsWithGesture = requires("setPresentsWithGesture:", since: 5.1, newValue)
      placeModeButton()
    }
  }
  /// What is behind the primary column; iOS 13.0 and later.
  public var primaryBackgroundStyle: BackgroundStyle {
    get { self[look: "UISplitViewController.primaryBackgroundStyle", since: 13.0, usual: .none] }
    set {
      self[look: "UISplitViewController.primaryBackgroundStyle", since: 13.0, usual: .none] =
        newValue
    }
  }
  /// At which side the primary column is to be (rule 1298); iOS 11.0 and later.
  public var primaryEdge: PrimaryEdge {
    get { requires("primaryEdge", since: 11.0, ownPrimaryEdge) }
    set {
      ownPrimaryEdge = requires("setPrimaryEdge:", since: 11.0, newValue)
      loadedView?.setNeedsLayout()
    }
  }
  /// Whether a button shows the secondary column alone; iOS 14.0 and later.
  public var showsSecondaryOnlyButton: Bool {
    get {
      self[unused: "UISplitViewController.showsSecondaryOnlyButton", since: 14.0, usual: false]
    }
    set {
      self[unused: "UISplitViewController.showsSecondaryOnlyButton", since: 14.0, usual: false] =
        newValue
    }
  }
  /// Whether the button is there that changes which columns are shown; iOS 14.5 and later.
  public var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { requires("displayModeButtonVisibility", since: 14.5, ownModeButtonVisibility) }
    set {
      ownModeButtonVisibility = requires(
        "setDisplayModeButtonVisibility:", since: 14.5, newValue)
      placeModeButton()
    }
  }
  /// How wide the column in the middle is to be, in points; iOS 14.0 and later.
  public var preferredSupplementaryColumnWidth: CGFloat {
    get {
      self[
        unused: "UISplitViewController.preferredSupplementaryColumnWidth", since: 14.0,
        usual: Self.automaticDimension]
    }
    set {
      self[
        unused: "UISplitViewController.preferredSupplementaryColumnWidth", since: 14.0,
        usual: Self.automaticDimension] = newValue
    }
  }
  /// The part of the width for the column in the middle, from 0 to 1; iOS 14.0 and later.
  public var preferredSupplementaryColumnWidthFraction: CGFloat {
    get {
      self[
        unused: "UISplitViewController.preferredSupplementaryColumnWidthFraction", since: 14.0,
        usual: Self.automaticDimension]
    }
    set {
      self[
        unused: "UISplitViewController.preferredSupplementaryColumnWidthFraction", since: 14.0,
        usual: Self.automaticDimension] = newValue
    }
  }
  /// The least width of the column in the middle, in points; iOS 14.0 and later.
  public var minimumSupplementaryColumnWidth: CGFloat {
    get {
      self[
        unused: "UISplitViewController.minimumSupplementaryColumnWidth", since: 14.0,
        usual: Self.automaticDimension]
    }
    set {
      self[
        unused: "UISplitViewController.minimumSupplementaryColumnWidth", since: 14.0,
        usual: Self.automaticDimension] = newValue
    }
  }
  /// The greatest width of the column in the middle, in points; iOS 14.0 and later.
  public var maximumSupplementaryColumnWidth: CGFloat {
    get {
      self[
        unused: "UISplitViewController.maximumSupplementaryColumnWidth", since: 14.0,
        usual: Self.automaticDimension]
    }
    set {
      self[
        unused: "UISplitViewController.maximumSupplementaryColumnWidth", since: 14.0,
        usual: Self.automaticDimension] = newValue
    }
  }
}

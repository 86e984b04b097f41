/// The line between two rows; iOS 14.5 and later.
public struct UIListSeparatorConfiguration {
  /// Whether a line is there; iOS 14.5 and later.
  public enum Visibility: Int, Sendable {
    /// As the list likes; yes; no.
    case automatic, visible, hidden
  }
  /// Whether a line is above the row.
  public var topSeparatorVisibility = Visibility.automatic {
    didSet {
      keptLook(
        "UIListSeparatorConfiguration.topSeparatorVisibility", oldValue, topSeparatorVisibility)
    }
  }
  /// Whether a line is below the row.
  public var bottomSeparatorVisibility = Visibility.automatic {
    didSet {
      keptLook(
        "UIListSeparatorConfiguration.bottomSeparatorVisibility", oldValue,
        bottomSeparatorVisibility)
    }
  }
  /// How far the line above keeps from the edges, in points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero {
    didSet {
      keptLook("UIListSeparatorConfiguration.topSeparatorInsets", oldValue, topSeparatorInsets)
    }
  }
  /// How far the line below keeps from the edges, in points.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero {
    didSet {
      keptLook(
        "UIListSeparatorConfiguration.bottomSeparatorInsets", oldValue, bottomSeparatorInsets)
    }
  }
  /// The color of the lines.
  public var color = UIColor.separator {
    didSet { keptLook("UIListSeparatorConfiguration.color", oldValue, color) }
  }
  /// The color of the lines while several rows are selected.
  public var multipleSelectionColor = UIColor.separator {
    didSet {
      keptLook(
        "UIListSeparatorConfiguration.multipleSelectionColor", oldValue, multipleSelectionColor)
    }
  }
  /// Makes the usual lines of such a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

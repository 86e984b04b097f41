public import Foundation

/// How wide the primary column is (rule 385).
struct PrimaryWidths {
  var fraction = UISplitViewController.automaticDimension
  var preferred = UISplitViewController.automaticDimension
  var minimum = UISplitViewController.automaticDimension
  var maximum = UISplitViewController.automaticDimension

  /// The width in points where nobody wants another.
  private static let usual: CGFloat = 320

  /// In points, of that many.
  func width(in room: CGFloat) -> CGFloat {
    let wanted = preferred > 0 ? preferred : fraction > 0 ? fraction * room : Self.usual
    let most = maximum > 0 ? maximum : max(Self.usual, minimum)
    return min(max(wanted, max(minimum, 0)), most, room).rounded()
  }
}

extension UISplitViewController {
  /// Stands for a width that UIKit chooses; iOS 8.0 and later.
  public static let automaticDimension = -CGFloat(
    Float.greatestFiniteMagnitude)

  /// How wide the primary column is, in points; iOS 8.0 and later.
  public var primaryColumnWidth: CGFloat {
    requires("primaryColumnWidth", since: 8.0)
    return showsPrimary && columns.count == 2
      ? widths.width(in: loadedView?.drawnBounds.width ?? 0) : 0
  }

  /// The part of the width that the primary column takes, from 0 to 1; iOS 8.0 and later.
  public var preferredPrimaryColumnWidthFraction: CGFloat {
    get { requires("preferredPrimaryColumnWidthFraction", since: 8.0, widths.fraction) }
    set {
      widths.fraction = requires("setPreferredPrimaryColumnWidthFraction:", since: 8.0, newValue)
      loadedView?.setNeedsLayout()
    }
  }

  /// How wide the primary column is to be, in points; iOS 14.0 and later.
  public var preferredPrimaryColumnWidth: CGFloat {
    get { requires("preferredPrimaryColumnWidth", since: 14.0, widths.preferred) }
    set {
      widths.preferred = requires("setPreferredPrimaryColumnWidth:", since: 14.0, newValue)
      loadedView?.setNeedsLayout()
    }
  }

  /// The least width of the primary column, in points; iOS 8.0 and later.
  public var minimumPrimaryColumnWidth: CGFloat {
    get { requires("minimumPrimaryColumnWidth", since: 8.0, widths.minimum) }
    set {
      widths.minimum = requires("setMinimumPrimaryColumnWidth:", since: 8.0, newValue)
      loadedView?.setNeedsLayout()
    }
  }

  /// The greatest width of the primary column, in points; iOS 8.0 and later.
  public var maximumPrimaryColumnWidth: CGFloat {
    get { requires("maximumPrimaryColumnWidth", since: 8.0, widths.maximum) }
    set {
      widths.maximum = requires("setMaximumPrimaryColumnWidth:", since: 8.0, newValue)
      loadedView?.setNeedsLayout()
    }
  }
}

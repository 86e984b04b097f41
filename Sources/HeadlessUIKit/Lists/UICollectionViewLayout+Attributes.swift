public import Foundation

/// What attributes say of the view that they are for.
extension UICollectionViewLayoutAttributes {
  /// Makes the attributes of a decoration; iOS 6.0 and later.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forSupplementaryViewOfKind: decorationViewKind, with: indexPath)
    isForDecoration = true
  }
  /// What they are for.
  public var representedElementCategory: UICollectionView.ElementCategory {
    isForDecoration ? .decorationView : representedElementKind == nil ? .cell : .supplementaryView
  }
  /// A transform of the drawn view in space; only what it does in the plane is drawn. iOS 6.0 and later.
  public var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }
}

/// What the attributes of a layout are for.
extension UICollectionView {
  /// What attributes are for; iOS 6.0 and later.
  public enum ElementCategory: UInt, Sendable {
    /// A cell; a header, footer or the like; a decoration.
    case cell, supplementaryView, decorationView
  }
}

/// What the insets of sections are measured from.
extension UICollectionViewFlowLayout {
  /// What the insets of sections are measured from; iOS 11.0 and later.
  public var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference {
    get {
      self[
        unused: "UICollectionViewFlowLayout.sectionInsetReference", since: 11.0,
        usual: .fromContentInset]
    }
    set {
      self[
        unused: "UICollectionViewFlowLayout.sectionInsetReference", since: 11.0,
        usual: .fromContentInset] = newValue
    }
  }
  /// What the insets of sections are measured from; iOS 11.0 and later.
  public enum SectionInsetReference: Int, Sendable {
    /// The content's insets; the safe area; the margins.
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
}

/// Parts of a layout that are asked for again.
extension UICollectionViewLayoutInvalidationContext {
  /// Asks for supplementary views again; iOS 8.0 and later.
  public func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    requires("invalidateSupplementaryElementsOfKind:atIndexPaths:", since: 8.0)
    supplements = (supplements ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// Asks for decorations again; iOS 8.0 and later.
  public func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    requires("invalidateDecorationElementsOfKind:atIndexPaths:", since: 8.0)
    decorations = (decorations ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// The items that are asked for again; nil for none (rule 1313); iOS 8.0 and later.
  public var invalidatedItemIndexPaths: [IndexPath]? {
    requires("invalidatedItemIndexPaths", since: 8.0, items)
  }
}
